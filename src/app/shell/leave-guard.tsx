import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { closeListSaveJob, hasListSaveStarted } from '@/entities/list/list-save/list-save-job'
import { hasUnsavedWork, isWorkLostBy, unsavedWorkVersion } from '@/shared/lib/work/unsaved-work'
import { lazyPart } from '@/shared/ui/lazy-part'

export const LeaveDialog = lazyPart(
  async () => (await import('@/shared/ui/dialogs/leave-dialog')).LeaveDialog,
  { closeOf: ({ onStay }) => onStay },
)

export function LeaveGuard() {
  const router = useRouter()
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isWorkLostBy({ by: 'navigation', to: next }),
    // `askBeforeUnload` covers this, even while Log In hides the screens.
    enableBeforeUnload: false,
    withResolver: true,
  })
  // Preloaded, so that the question works offline.
  useEffect(() => unsavedWorkVersion.subscribe(() => hasUnsavedWork() && LeaveDialog.preload()), [])

  // A question about a list refers to what is on the screen; typed text only replaces the URL.
  useEffect(
    () =>
      router.history.subscribe(({ action }) => {
        if (action.type !== 'REPLACE' && !hasListSaveStarted()) closeListSaveJob()
      }),
    [router],
  )

  if (blocker.status !== 'blocked') return null
  return (
    <LeaveDialog
      leaving={{ by: 'navigation', to: blocker.next }}
      onLeave={blocker.proceed}
      onStay={blocker.reset}
    />
  )
}
