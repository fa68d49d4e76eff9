import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { closeListSaveJob, hasListSaveStarted } from '@/entities/list/list-save/list-save-job'
import {
  hasUnsavedWork,
  isLeaveAsked,
  isWorkLostBy,
  unsavedWorkVersion,
} from '@/shared/lib/work/unsaved-work'
import { lazyPart } from '@/shared/ui/lazy-part'

export const LeaveDialog = lazyPart(
  async () => (await import('@/shared/ui/dialogs/leave-dialog')).LeaveDialog,
  undefined,
  ({ onStay }) => onStay,
)

export function LeaveGuard() {
  const router = useRouter()
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isWorkLostBy({ by: 'navigation', to: next }),
    // Handled by `askBeforeUnload`, even while Log In hides the screens.
    enableBeforeUnload: false,
    withResolver: true,
  })
  // Preloaded, so that the dialog opens offline.
  useEffect(() => unsavedWorkVersion.subscribe(() => hasUnsavedWork() && LeaveDialog.preload()), [])

  // Closes the list dialog on navigation, because its question refers to the screen. Typed text
  // only replaces the URL.
  useEffect(
    () =>
      router.history.subscribe(({ action }) => {
        if (action.type !== 'REPLACE' && !hasListSaveStarted()) closeListSaveJob()
      }),
    [router],
  )

  const isBlocked = blocker.status === 'blocked'
  useEffect(() => isLeaveAsked.set(isBlocked), [isBlocked])

  if (!isBlocked) return null
  return (
    <LeaveDialog
      leaving={{ by: 'navigation', to: blocker.next }}
      onLeave={blocker.proceed}
      onStay={blocker.reset}
    />
  )
}
