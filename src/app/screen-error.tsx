import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPanel } from '@/shared/ui/error-panel'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const isMissingChunk = (error: unknown) =>
  /dynamically imported module|importing a module script failed/i.test(messageOf(error))

/** What stands inside the shell when a screen broke or its code could not be loaded. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()

  const handleRetry = () => {
    // A browser may remember that a module failed to load; only a reload asks for it again.
    if (isMissingChunk(error)) return window.location.reload()
    reset()
    void router.invalidate()
  }

  return isMissingChunk(error) ? (
    <ErrorPanel
      title="This screen could not be loaded"
      message="The connection may be down, or a new version may have been published."
      onRetry={handleRetry}
    />
  ) : (
    <ErrorPanel
      title="This screen has a problem"
      message={messageOf(error)}
      onRetry={handleRetry}
    />
  )
}
