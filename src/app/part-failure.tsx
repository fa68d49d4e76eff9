import { useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { partFailure } from '@/shared/ui/lazy-part'
import { Loading } from '@/shared/ui/loading'
import { isMissingCode } from './missing-code'
import { MissingCodePanel } from './missing-code-panel'
import { messageOf } from './screen-error'

type Props = { error: unknown; onRetry: () => void; onClose?: (() => void) | undefined }

function PartFailure({ onClose, ...failure }: Props) {
  const t = useTranslation()
  if (!onClose) return <Panel {...failure} title={t('This part could not be loaded')} />
  return (
    <Dialog title={t('Not opened')} onClose={onClose}>
      <Panel {...failure} title={t('This dialog could not be loaded')} />
    </Dialog>
  )
}

function Panel({ error, onRetry, title }: Omit<Props, 'onClose'> & { title: string }) {
  const t = useTranslation()
  if (!isMissingCode(error))
    return <ErrorPanel title={title} message={messageOf(error)} error={error} onRetry={onRetry} />
  return (
    <MissingCodePanel
      error={error}
      title={title}
      waiting={<Loading label={t('Loading...')} />}
      onRetry={onRetry}
    />
  )
}

export const showPartFailures = () => partFailure.set({ View: PartFailure })
