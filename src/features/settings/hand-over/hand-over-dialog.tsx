import { Alert, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import type { HandOverPart, Outgoing } from '@/shared/lib/hand-over/hand-over-part'
import { formatCount } from '@/shared/i18n/format-count'
import { Button, PENDING } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { Loading } from '@/shared/ui/loading'
import { UnknownNote } from '@/shared/ui/unknown-note'
import { isTooLarge, makeFile, makeReadable, maxFileSize } from './hand-over-file'
import { KindList, KindRow } from './kind-row'

type Props = { parts: readonly HandOverPart[]; onClose: () => void }

/** `outgoing` is undefined if it could not be loaded. */
type ReadPart = { part: HandOverPart; outgoing: Outgoing | undefined }

const readPart = async (part: HandOverPart): Promise<ReadPart> => ({
  part,
  outgoing: await part.read().catch(() => undefined),
})

export function HandOverDialog({ parts, onClose }: Props) {
  const t = useTranslation()
  const user = useCurrentUser()
  const reading = useQuery({
    queryKey: ['hand-over', user.id],
    queryFn: async () => Promise.all(parts.map(readPart)),
    // Fetched each time the dialog opens, because other screens change the data.
    gcTime: 0,
    staleTime: 0,
    structuralSharing: false,
  })
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [isMaking, setIsMaking] = useState(false)
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>()

  const read = reading.data ?? []
  const chosen = read.flatMap(({ part, outgoing }) =>
    outgoing && outgoing.count > 0 && !excluded.has(part.kind) ? [{ part, outgoing }] : [],
  )
  const unread = read.filter(({ outgoing }) => !outgoing).map(({ part }) => part.label())

  const handleChoose = (kind: string, isChosen: boolean) => {
    const next = new Set(excluded)
    if (isChosen) next.delete(kind)
    else next.add(kind)
    setExcluded(next)
    setOutcome(undefined)
  }
  const start = (extension: string, content: string, type: string) => {
    const file = `${fileNameFor(user.name || user.email)}.${extension}`
    downloadText(file, content, type)
    setOutcome({ isDone: true, text: translate('Download started: {file}', { file }) })
  }
  const handleFile = async () => {
    setIsMaking(true)
    try {
      const json = await makeFile(user, chosen)
      if (json === undefined) setOutcome({ isDone: false, text: tooLarge() })
      else start('json', json, 'application/json')
    } catch {
      setOutcome({
        isDone: false,
        text: translate('The file could not be made: an attached file cannot be read any more.'),
      })
    } finally {
      setIsMaking(false)
    }
  }
  const handleText = () => start('md', makeReadable(user, chosen), 'text/markdown;charset=utf-8')

  const whyNothing = chosen.length === 0 ? t('Nothing is chosen.') : undefined
  const whyNoFile = isMaking ? t(PENDING) : isTooLarge(chosen) ? tooLarge() : undefined

  return (
    <Dialog
      title={t('Hand over your work')}
      description={t(
        'Makes a file that another user can take over in Settings, on any device. Nothing is sent.',
      )}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabledReason={whyNothing} onClick={handleText}>
            {t('Download as text')}
          </Button>
          <Button disabledReason={whyNothing ?? whyNoFile} onClick={() => void handleFile()}>
            {isMaking ? t('Making the file...') : t('Download file')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {reading.isPending && <Loading label={t('Reading what you have...')} />}
        {reading.data && (
          <>
            <KindList label={t('What to hand over')}>
              {read.map(({ part, outgoing }) => (
                <KindRow
                  key={part.kind}
                  label={part.label()}
                  note={noteOf(outgoing)}
                  isChosen={!excluded.has(part.kind)}
                  isDisabled={!outgoing?.count}
                  onChange={(isChosen) => handleChoose(part.kind, isChosen)}
                />
              ))}
            </KindList>
            {unread.length > 0 && (
              <UnknownNote
                texts={[t('{kinds} could not be read.', { kinds: unread.join(', ') })]}
                onRetry={() => void reading.refetch()}
              />
            )}
            <Alert.Root status="warning" size="sm">
              <Alert.Indicator />
              <Alert.Title>
                {t(
                  'The file has names, e-mail addresses and texts. Share it only with people who may see them.',
                )}
              </Alert.Title>
            </Alert.Root>
          </>
        )}
      </Stack>
      <Text
        role="status"
        mt={outcome ? '4' : undefined}
        textStyle="sm"
        color={outcome?.isDone === false ? 'fg.error' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {outcome?.text}
      </Text>
    </Dialog>
  )
}

const noteOf = (outgoing: Outgoing | undefined): string =>
  outgoing ? (outgoing.countInWords ?? formatCount(outgoing.count)) : translate('not known')

const tooLarge = () =>
  translate('It would be larger than {size}. Leave out drafts, or remove files from them.', {
    size: maxFileSize(),
  })

const fileNameFor = (name: string) =>
  [
    'hand-over',
    name.replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
    new Date().toLocaleDateString('sv-SE'),
  ].join('-')
