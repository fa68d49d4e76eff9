import { Button, Stack } from '@chakra-ui/react'
import type { SaveState } from '@/entities/list/saving-store'
import { type SavedJob, SavingPanel } from '@/entities/list/ui/saving-panel'
import { StepActions } from './step-actions'
import { StepHeading } from './step-heading'

type Props = {
  job: SavedJob
  save: SaveState
  onCancel: () => void
  onResume: () => void
  onRename: () => void
  onFinish: () => void
}

export function SavingStep(props: Props) {
  const { job, save, onCancel, onResume, onRename, onFinish } = props
  const { listId } = save.progress

  return (
    <Stack gap="4">
      <StepHeading>
        {job.listId === undefined ? `Saving “${job.name}”` : `Adding to “${job.name}”`}
      </StepHeading>
      <SavingPanel job={job} save={save} />
      {save.kind === 'saving' && (
        <StepActions>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </StepActions>
      )}
      {(save.kind === 'paused' || save.kind === 'failed') && (
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
      )}
    </Stack>
  )
}
