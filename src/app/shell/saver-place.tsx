import { CatchBoundary, type ErrorComponentProps, useNavigate } from '@tanstack/react-router'
import { closeSaver } from '@/entities/list/saver/saver'
import { SaverDialog } from '@/entities/list/saver/saver-dialog'
import { campaignTo } from '@/entities/campaign/campaign-links'
import { useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'
import { isMissingCode } from '../missing-code'
import { MissingCodePanel } from '../missing-code-panel'
import { messageOf } from '../screen-error'

/** Where leads are saved. Without its code the screen stays as it is, with the file or the leads in it. */
export function SaverPlace() {
  const navigate = useNavigate()
  return (
    <CatchBoundary getResetKey={() => 'saver'} errorComponent={SaverError}>
      <SaverDialog onWriteTo={(list) => void navigate(campaignTo(list))} />
    </CatchBoundary>
  )
}

function SaverError({ error, reset }: ErrorComponentProps) {
  const t = useTranslation()
  const title = t('This dialog could not be loaded')
  const handleClose = () => {
    closeSaver()
    reset()
  }
  return (
    <Dialog title={t('Create List')} onClose={handleClose}>
      {isMissingCode(error) ? (
        <MissingCodePanel
          error={error}
          title={title}
          waiting={<Loading label={t('Loading...')} />}
          onRetry={reset}
        />
      ) : (
        <ErrorPanel title={title} message={messageOf(error)} onRetry={reset} />
      )}
    </Dialog>
  )
}
