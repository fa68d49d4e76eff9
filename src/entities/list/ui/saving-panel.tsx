import { Alert, Stack, Text } from '@chakra-ui/react'
import { NetworkError, reasonOf } from '@/shared/api/api-error'
import { formatCount } from '@/shared/lib/format-count'
import { ProgressBar } from '@/shared/ui/progress-bar'
import type { SaveJob, SaveProgress } from '../save-leads'
import type { SaveState } from '../saving-store'

export type SavedJob = Pick<SaveJob, 'name' | 'total' | 'listId'>
type Props = { job: SavedJob; save: SaveState }

/**
 * The progress of saving contacts in a list, and what exists after a failure or pause. SaveListDialog
 * contains it.
 */
export function SavingPanel({ job, save }: Props) {
  const { total } = job
  const saved = heldIn(save.progress)

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
          <Text>{whatExists(job, save)}</Text>
          {save.error instanceof NetworkError && <UncertainEnd />}
        </Stopped>
      )}
      {save.kind === 'paused' && (
        <Stopped status="warning" title="Saving is paused">
          <Text>{whatExists(job, save)}</Text>
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

function failedTitle(error: Error, { progress }: SaveState): string {
  if (error instanceof NetworkError) return 'The connection was lost'
  return heldIn(progress) === 0 && progress.waiting.length === 0
    ? 'Nothing was saved'
    : 'Part of the contacts could not be saved'
}

/** How many of the contacts are in the list. */
const heldIn = ({ saved, already }: SaveProgress) => saved + already

/** Sentences on what the list contains so far. */
export function whatExists({ name, total, listId }: SavedJob, { progress }: SaveState): string {
  const { saved, already, waiting } = progress
  if (progress.listId === undefined) return 'Nothing is saved yet.'
  const held = formatCount(heldIn(progress))
  if (listId !== undefined) {
    if (heldIn(progress) + waiting.length === 0) return `Nothing is added to “${name}” yet.`
    const before = already > 0 ? ` ${formatCount(already)} were in it before.` : ''
    return `${held} of ${formatCount(total)} contacts are in the list “${name}”.${before}`
  }
  if (waiting.length > 0) {
    return `The list “${name}” holds ${held} of ${formatCount(total)} contacts. ${formatCount(waiting.length)} more are created and not in the list yet.`
  }
  if (saved === 0) return `The list “${name}” is created and holds no contacts yet.`
  return `The list “${name}” holds ${held} of ${formatCount(total)} contacts.`
}
