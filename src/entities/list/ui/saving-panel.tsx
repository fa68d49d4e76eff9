import { Alert, Stack, Text } from '@chakra-ui/react'
import { NetworkError, reasonOf } from '@/shared/api/api-error'
import { formatCount } from '@/shared/lib/format-count'
import { ProgressBar } from '@/shared/ui/progress-bar'
import type { SaveState } from '../saving-store'

type Props = { listName: string; total: number; save: SaveState }

/** The progress of saving contacts in a list, and what exists after a failure or pause. */
export function SavingPanel({ listName, total, save }: Props) {
  const { saved } = save.progress

  return (
    <Stack gap="4">
      <ProgressBar
        label="Contacts saved"
        value={saved}
        max={total}
        valueText={`${formatCount(saved)} of ${formatCount(total)}`}
      />
      {save.kind === 'failed' && (
        <Stopped status="error" title={failedTitle(save.error, save)}>
          <Text>{`The reason: ${reasonOf(save.error)}`}</Text>
          <Text>{whatExists(listName, total, save)}</Text>
          {save.error instanceof NetworkError && <UncertainEnd />}
        </Stopped>
      )}
      {save.kind === 'paused' && (
        <Stopped status="warning" title="Saving is paused">
          <Text>{whatExists(listName, total, save)}</Text>
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
  return <Text>The last request may still have reached the server.</Text>
}

function failedTitle(error: Error, { progress: { saved, waiting } }: SaveState): string {
  if (error instanceof NetworkError) return 'The connection was lost'
  return saved === 0 && waiting.length === 0
    ? 'Nothing was saved'
    : 'Part of the contacts could not be saved'
}

/** Sentences on what the list contains so far. */
export function whatExists(listName: string, total: number, { progress }: SaveState): string {
  const { listId, saved, waiting } = progress
  if (listId === undefined) return 'Nothing is saved yet.'
  if (waiting.length > 0) {
    return `The list “${listName}” holds ${formatCount(saved)} of ${formatCount(total)} contacts. ${formatCount(waiting.length)} more are created and not in the list yet.`
  }
  if (saved === 0) return `The list “${listName}” is created and holds no contacts yet.`
  return `The list “${listName}” holds ${formatCount(saved)} of ${formatCount(total)} contacts.`
}
