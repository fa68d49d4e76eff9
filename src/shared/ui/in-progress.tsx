import { EmptyState } from './empty-state'
import { InProgressIcon } from './icons'

/** Stands on a screen that is not built yet, and says so. */
export function InProgress() {
  return (
    <EmptyState
      icon={<InProgressIcon />}
      title="In progress"
      description="This screen is being built and has nothing to show yet."
    />
  )
}
