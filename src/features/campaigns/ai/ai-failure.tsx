import { reasonOf } from '@/shared/api/api-error'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { NoContentError } from './ai-answer'

type Props = { error: Error; onRetry: () => void }

/** What the toast said is not said a second time. */
export function AiFailure({ error, onRetry }: Props) {
  if (error instanceof NoContentError) {
    return (
      <ErrorPanel
        title="The answer of the AI was empty"
        message="Nothing was changed. Try again, or choose another preset."
        onRetry={onRetry}
      />
    )
  }
  return <ErrorPanel title="Nothing was generated" message={reasonOf(error)} onRetry={onRetry} />
}
