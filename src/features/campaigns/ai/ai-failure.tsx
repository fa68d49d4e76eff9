import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { NoContentError } from './ai-answer'

type Props = { error: Error; onRetry: () => void }

/** Does not repeat what the toast said. */
export function AiFailure({ error, onRetry }: Props) {
  const t = useTranslation()

  if (error instanceof NoContentError) {
    return (
      <ErrorPanel
        title={t('The answer of the AI was empty')}
        message={t('Nothing was changed. Try again, or choose another preset.')}
        onRetry={onRetry}
      />
    )
  }
  return (
    <ErrorPanel title={t('Nothing was generated')} message={reasonOf(error)} onRetry={onRetry} />
  )
}
