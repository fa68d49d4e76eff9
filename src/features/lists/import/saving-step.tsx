import { Button, Stack } from '@chakra-ui/react'
import type { SaveState } from '@/entities/list/saving-store'
import { type SavedJob, SavingPanel } from '@/entities/list/ui/saving-panel'
import { useTranslation } from '@/shared/i18n/translate'
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
  const t = useTranslation()
  const { job, save, onCancel, onResume, onRename, onFinish } = props
  const { listId } = save.progress

  return (
    <Stack gap="4">
      <StepHeading>
        {job.listId === undefined
          ? t('Saving “{name}”', { name: job.name })
          : t('Adding to “{name}”', { name: job.name })}
      </StepHeading>
      <SavingPanel job={job} save={save} />
      {save.kind === 'saving' && (
        <StepActions>
          <Button variant="outline" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </StepActions>
      )}
      {(save.kind === 'paused' || save.kind === 'failed') && (
        <StepActions>
          <Button onClick={onResume}>
            {save.kind === 'failed' ? t('Retry the rest') : t('Continue the import')}
          </Button>
          {listId === undefined ? (
            <Button variant="outline" onClick={onRename}>
              {t('Change the name')}
            </Button>
          ) : (
            <Button variant="outline" onClick={onFinish}>
              {t('Leave the rest out')}
            </Button>
          )}
        </StepActions>
      )}
    </Stack>
  )
}
