import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { isMissingCode } from './missing-code'
import { MissingCodePanel } from './missing-code-panel'
import { ScreenLoading } from './screen-loading'

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useTranslation()
  const router = useRouter()

  if (isMissingCode(error)) {
    return (
      <MissingCodePanel
        error={error}
        title={t('This screen could not be loaded')}
        waiting={<ScreenLoading />}
      />
    )
  }
  return (
    <ErrorPanel
      title={t('This screen has a problem')}
      message={messageOf(error)}
      error={error}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
