import { Button } from './button'
import { useTranslation } from '@/shared/i18n/translate'
import { createSessionStore } from '@/shared/lib/state/store'

export const isReportOpen = createSessionStore(false)

export const reportProblem = () => isReportOpen.set(true)

export function ReportProblemButton({ onOpen }: { onOpen?: () => void }) {
  const t = useTranslation()

  return (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => {
        onOpen?.()
        reportProblem()
      }}
    >
      {t('Report a problem')}
    </Button>
  )
}
