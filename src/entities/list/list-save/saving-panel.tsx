import { Alert, Stack, Text } from '@chakra-ui/react'
import { NetworkError, outcomeOf, reasonOf } from '@/shared/api/api-error'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { ProgressBar } from '@/shared/ui/page/progress-bar'
import type { ChosenList, SaveProgress, SaveState } from './list-save-job'

type Props = { list: ChosenList; total: number; state: SaveState }

/** Progress of SaveListDialog, and how much was saved before a failure or pause. */
export function SavingPanel({ list, total, state }: Props) {
  const t = useTranslation()
  const saved = heldIn(state.progress)
  const exists = whatExists(list, total, state)

  return (
    <Stack gap="4">
      <ProgressBar
        label={t('Contacts saved')}
        value={saved}
        max={total}
        valueText={t('{saved, number} of {total, number}', { saved, total })}
      />
      {state.kind === 'failed' && (
        <Stopped status="error" title={failedTitle(state.error, state.progress)}>
          <Text>{t('The reason: {reason}', { reason: reasonOf(state.error) })}</Text>
          <Text>{exists}</Text>
          {outcomeOf(state.error) === 'unknown' && <UncertainEnd />}
        </Stopped>
      )}
      {state.kind === 'paused' && (
        <Stopped status="warning" title={t('Saving is paused')}>
          <Text>{exists}</Text>
          <UncertainEnd />
        </Stopped>
      )}
    </Stack>
  )
}

type StoppedProps = { status: 'error' | 'warning'; title: string; children: React.ReactNode }

function Stopped({ status, title, children }: StoppedProps) {
  return (
    <Alert.Root status={status} alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description as="div" overflowWrap="anywhere">
          {children}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}

function UncertainEnd() {
  const t = useTranslation()

  return <Text>{t('The last request may still have reached the server.')}</Text>
}

function failedTitle(error: unknown, progress: SaveProgress): string {
  if (error instanceof NetworkError) return translate('The connection was lost')
  if (heldIn(progress) + progress.waiting.length > 0)
    return translate('Part of the contacts could not be saved')
  return outcomeOf(error) === 'unknown'
    ? translate('It is not known what was saved')
    : translate('Nothing was saved')
}

const heldIn = ({ saved, already }: SaveProgress) => saved + already

export function whatExists({ name, listId }: ChosenList, total: number, state: SaveState): string {
  const { progress } = state
  const { already, waiting } = progress
  if (progress.listId === undefined) {
    const isRefused = state.kind === 'failed' && outcomeOf(state.error) === 'refused'
    return listId !== undefined || isRefused || state.kind === 'asking'
      ? translate('Nothing is saved yet.')
      : translate('It is not known whether the list “{name}” was created.', { name })
  }
  return [
    translate('{held, number} of {total, number} contacts are in the list “{name}”.', {
      held: heldIn(progress),
      total,
      name,
    }),
    already > 0 && translate('{already, number} were in it before.', { already }),
    waiting.length > 0 &&
      translate('{waiting, number} more are created and not in the list yet.', {
        waiting: waiting.length,
      }),
  ]
    .filter(Boolean)
    .join(' ')
}
