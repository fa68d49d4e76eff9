import { reasonOf } from '@/shared/api/api-error'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { NoContentError } from './ai-answer'

type Props = { error: Error; onRetry: () => void }

/** Does not repeat what the toast said. */
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
