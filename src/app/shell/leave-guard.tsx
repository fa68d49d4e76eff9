import { useBlocker } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { hasUnsavedWork, isWorkLostBy, unsavedWorkVersion } from '@/shared/lib/unsaved-work'
import { LeaveDialog } from './lazy-parts'

/** Asks before a link, Back or closing the page loses work that anybody has registered. */
export function LeaveGuard() {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isWorkLostBy({ by: 'navigation', to: next }),
    enableBeforeUnload: () => isWorkLostBy({ by: 'unload' }),
    withResolver: true,
  })
  // The question must be there when the connection is not.
  useEffect(() => unsavedWorkVersion.subscribe(() => hasUnsavedWork() && LeaveDialog.preload()), [])

  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog
        leaving={{ by: 'navigation', to: blocker.next }}
        onLeave={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  )
}
