import { Alert, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import type { HandOverPart } from '@/shared/lib/device/hand-over'
import { downloadText } from '@/shared/lib/download'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { FileDrop } from '@/shared/ui/fields/file-drop'
import { UserText } from '@/shared/ui/user-text'
import { type FoundFile, makeFile, maxFileSize, readFile, RefusedFileError } from './hand-over-file'

const fileNameFor = (name: string) =>
  `hand-over-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${new Date().toLocaleDateString('sv-SE')}.json`

type Props = { parts: readonly HandOverPart[]; onClose: () => void }

export function HandOverDialog({ parts, onClose }: Props) {
  const t = useTranslation()
  const user = useCurrentUser()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>()
  const [found, setFound] = useState<FoundFile>()

  const run = async (work: () => Promise<string>) => {
    setIsBusy(true)
    setOutcome(undefined)
    try {
      setOutcome({ isDone: true, text: await work() })
    } catch (error) {
      setOutcome({
        isDone: false,
        text: error instanceof RefusedFileError ? error.message : reasonOf(error),
      })
    } finally {
      setIsBusy(false)
    }
  }
  const handleDownload = async () => {
    const file = fileNameFor(user.name || user.email)
    downloadText(file, await makeFile(user, parts), 'application/json')
    return t('Download started: {file}', { file })
  }
  const handleFile = async (file: File) => {
    setFound(undefined)
    const read = await readFile(file, parts)
    setFound(read)
    const { count, newCount } = read
    const knownCount = count - newCount
    return t('{newCount, number} new, {knownCount, number} here already', { newCount, knownCount })
  }
  const handleTake = async ({ take, newCount }: FoundFile) => {
    const taken = await take()
    setFound(undefined)
    if (taken === newCount)
      return t('{taken, plural, one {# item is taken over} other {# items are taken over}}', {
        taken,
      })
    const count = t('{taken, number} of {newCount, number} items were taken over', {
      taken,
      newCount,
    })
    const advice = t(
      'This browser has no room for the others, or does not let websites keep anything. Make room, and choose the file again: nothing is taken over twice.',
    )
    throw new RefusedFileError(`${count}. ${advice}`)
  }

  return (
    <Dialog title={t('Hand-over')} isClosable={!isBusy} onClose={onClose}>
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {t('Hand over your work')}
        </Heading>
        <Text textStyle="sm">
          {t(
            'Only the person who leaves can make this file, on this device: templates, snippets, saved searches, offers, drafts, people who said no and what is done are kept nowhere else.',
          )}
        </Text>
        <Alert.Root status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title>
            {t(
              'The file has names, e-mail addresses and texts. Share it only with people who may see them.',
            )}
          </Alert.Title>
        </Alert.Root>
        <Button disabled={isBusy} onClick={() => void run(handleDownload)}>
          {t('Download file')}
        </Button>
        <Heading as="h3" size="sm" mt="4">
          {t('Take over from another user')}
        </Heading>
        <FileDrop
          label={t('Choose a file')}
          hint={t('The .json file of a hand-over, at most {size}. You can also drop it here.', {
            size: maxFileSize(),
          })}
          accept=".json,application/json"
          isDisabled={isBusy}
          onFile={(file) => void run(async () => handleFile(file))}
        />
        {found && <UserText text={t('From {name}', { name: found.from || t('Unknown') })} />}
        <Text
          role="status"
          color={outcome?.isDone === false ? 'fg.error' : undefined}
          overflowWrap="anywhere"
          _empty={{ display: 'none' }}
        >
          {outcome?.text}
        </Text>
        {found && (
          <Button
            alignSelf="flex-start"
            disabledReason={found.newCount === 0 ? t('There is nothing new in it.') : undefined}
            disabled={isBusy}
            onClick={() => void run(async () => handleTake(found))}
          >
            {t('{count, plural, one {Take over # item} other {Take over # items}}', {
              count: found.newCount,
            })}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
