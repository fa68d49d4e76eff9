import { useEffect, useState } from 'react'
import { translate } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { notify } from '@/shared/ui/notifications/toaster'
import { isReportOpen } from '@/shared/ui/report-problem'
import type { ReportDialog as LoadedDialog } from './report-dialog'

type Code = { ReportDialog?: typeof LoadedDialog }

const close = () => isReportOpen.set(false)

export function ProblemReport() {
  const isOpen = useStore(isReportOpen)
  const [{ ReportDialog }, setCode] = useState<Code>({})

  useEffect(() => {
    if (!isOpen || ReportDialog) return
    import('./report-dialog').then(setCode, () => {
      close()
      notify.error({
        title: translate('The report could not be opened'),
        description: translate(
          'The connection may be down, or a new version may have been published.',
        ),
      })
    })
  }, [isOpen, ReportDialog])

  return isOpen && ReportDialog && <ReportDialog onClose={close} />
}
