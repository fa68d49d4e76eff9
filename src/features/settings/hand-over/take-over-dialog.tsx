import { Alert, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { reasonOf } from '@/shared/api/api-error'
import { dateFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import type { HandOverPart } from '@/shared/lib/device/hand-over'
import { Button, PENDING } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { FileDrop } from '@/shared/ui/fields/file-drop'
import { Loading } from '@/shared/ui/loading'
import { UserText } from '@/shared/ui/user-text'
import { type FoundFile, maxFileSize, readFile, RefusedFileError } from './hand-over-file'

type Props = { parts: readonly HandOverPart[]; onClose: () => void }

type Stage =
  | { name: 'choose'; refusal?: { fileName: string; reason: string } }
  | { name: 'reading' }
  | { name: 'found' | 'taking'; found: FoundFile }
  | { name: 'done'; taken: number; newCount: number }

export function TakeOverDialog({ parts, onClose }: Props) {
  const t = useTranslation()
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const isTaking = stage.name === 'taking'

  const handleFile = async (file: File) => {
    setStage({ name: 'reading' })
    try {
      setStage({ name: 'found', found: await readFile(file, parts) })
    } catch (error) {
      const reason = error instanceof RefusedFileError ? error.message : reasonOf(error)
      setStage({ name: 'choose', refusal: { fileName: file.name, reason } })
    }
  }
  const handleTake = async (found: FoundFile) => {
    setStage({ name: 'taking', found })
    setStage({ name: 'done', taken: await found.take(), newCount: found.newCount })
  }

  return (
    <Dialog
      title={t('Take over from another user')}
      description={t(
        'Reads a file that “Hand over …” has made. What is new is added, and nothing is replaced.',
      )}
      isClosable={!isTaking}
      onClose={onClose}
      footer={
        'found' in stage ? (
          <Button
            disabledReason={
              isTaking
                ? t(PENDING)
                : stage.found.newCount === 0
                  ? t('There is nothing new in it.')
                  : undefined
            }
            onClick={() => void handleTake(stage.found)}
          >
            {isTaking
              ? t('Taking over...')
              : t('{count, plural, one {Take over # item} other {Take over # items}}', {
                  count: stage.found.newCount,
                })}
          </Button>
        ) : (
          stage.name === 'done' && <Button onClick={onClose}>{t('OK')}</Button>
        )
      }
    >
      {stage.name === 'choose' && (
        <Stack gap="4">
          {stage.refusal && <Refusal {...stage.refusal} />}
          <FileDrop
            label={t('Choose a file')}
            hint={t('The .json file of “Hand over …”, at most {size}. You can also drop it here.', {
              size: maxFileSize(),
            })}
            accept=".json,application/json"
            onFile={(file) => void handleFile(file)}
          />
        </Stack>
      )}
      {stage.name === 'reading' && <Loading label={t('Reading the file...')} />}
      {'found' in stage && <Found {...stage.found} />}
      {stage.name === 'done' && <Done {...stage} />}
    </Dialog>
  )
}

function Refusal({ fileName, reason }: { fileName: string; reason: string }) {
  const t = useTranslation()
  return (
    <Alert.Root role="alert" status="error" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title overflowWrap="anywhere">
          {t('“{fileName}” cannot be taken over', { fileName })}
        </Alert.Title>
        <Alert.Description overflowWrap="anywhere">{reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}

const dates = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** Keeps the focus in the dialog after the pressed button has been unmounted. */
const focusOnMount = (element: HTMLElement | null) => element?.focus()

function Found({ from: { name, email }, at, count, newCount }: FoundFile) {
  const t = useTranslation()
  const facts = [email, at === undefined ? '' : dates().format(at)].filter((fact) => fact !== '')
  return (
    <Stack gap="3">
      <div>
        <Heading as="h3" size="sm" ref={focusOnMount} tabIndex={-1}>
          <UserText text={t('From {name}', { name: name || email || t('Unknown') })} />
        </Heading>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {facts.join(' · ')}
        </Text>
      </div>
      <Text>
        {t('{newCount, number} new, {knownCount, number} here already', {
          newCount,
          knownCount: count - newCount,
        })}
      </Text>
    </Stack>
  )
}

function Done({ taken, newCount }: { taken: number; newCount: number }) {
  const t = useTranslation()
  const isComplete = taken === newCount
  return (
    <Alert.Root role="status" status={isComplete ? 'success' : 'error'} alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title ref={focusOnMount} tabIndex={-1}>
          {isComplete
            ? t('{taken, plural, one {# item is taken over} other {# items are taken over}}', {
                taken,
              })
            : t('{taken, number} of {newCount, number} items were taken over', { taken, newCount })}
        </Alert.Title>
        {!isComplete && (
          <Alert.Description>
            {t(
              'This browser has no room for the others, or does not let websites keep anything. Make room, and choose the file again: nothing is taken over twice.',
            )}
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  )
}
