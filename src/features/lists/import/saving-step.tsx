import { Alert, Button, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { SaveState } from '@/entities/list/save-leads-queries'
import { NetworkError, reasonOf } from '@/shared/api/api-error'
import { formatCount } from '@/shared/lib/format-count'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { StepActions } from './step-actions'
import { StepHeading } from './step-heading'

type Props = {
  listName: string
  total: number
  save: SaveState
  onCancel: () => void
  onResume: () => void
  onRename: () => void
  onFinish: () => void
}

export function SavingStep(props: Props) {
  const { listName, total, save, onCancel, onResume, onRename, onFinish } = props
  const { listId, saved } = save.progress
  const isSaving = save.kind === 'saving'
  useLeaveWarning(isSaving)

  return (
    <Stack gap="4">
      <StepHeading>{`Saving “${listName}”`}</StepHeading>
      <ProgressBar
        label="Contacts saved"
        value={saved}
        max={total}
        valueText={`${formatCount(saved)} of ${formatCount(total)}`}
      />
      {isSaving && (
        <StepActions>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </StepActions>
      )}
      {(save.kind === 'paused' || save.kind === 'failed') && (
        <>
          <Stopped listName={listName} total={total} save={save} />
          <StepActions>
            <Button onClick={onResume}>
              {save.kind === 'failed' ? 'Retry the rest' : 'Continue the import'}
            </Button>
            {listId === undefined ? (
              <Button variant="outline" onClick={onRename}>
                Change the name
              </Button>
            ) : (
              <Button variant="outline" onClick={onFinish}>
                Leave the rest out
              </Button>
            )}
          </StepActions>
        </>
      )}
    </Stack>
  )
}

function Stopped({ listName, total, save }: Pick<Props, 'listName' | 'total' | 'save'>) {
  const isUncertain = save.kind === 'paused' || (save.kind === 'failed' && isLost(save.error))
  return (
    <Alert.Root status={save.kind === 'failed' ? 'error' : 'warning'} alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {save.kind === 'failed' ? 'Part of the import failed' : 'The import is paused'}
        </Alert.Title>
        <Alert.Description as="div">
          {save.kind === 'failed' && (
            <Text overflowWrap="anywhere">{`The reason: ${reasonOf(save.error)}`}</Text>
          )}
          <Text overflowWrap="anywhere">{whatExists(listName, total, save)}</Text>
          {isUncertain && (
            <Text>The request that was under way may have reached the server all the same.</Text>
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}

const isLost = (error: Error) => error instanceof NetworkError

function whatExists(listName: string, total: number, { progress }: SaveState): string {
  const { listId, saved, waiting } = progress
  if (listId === undefined) return 'Nothing is saved yet.'
  if (waiting.length > 0) {
    return `The list “${listName}” holds ${formatCount(saved)} of ${formatCount(total)} contacts. ${formatCount(waiting.length)} more are created and not in the list yet.`
  }
  if (saved === 0) return `The list “${listName}” is created and holds no contacts yet.`
  return `The list “${listName}” holds ${formatCount(saved)} of ${formatCount(total)} contacts.`
}

/** The browser asks before a page is closed or reloaded. */
function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
}
