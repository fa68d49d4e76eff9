import { lazyPart } from '@/shared/ui/lazy-part'

export const LogOutDialog = lazyPart(async () => (await import('./log-out-dialog')).LogOutDialog)

export const LeaveDialog = lazyPart(
  async () => (await import('@/shared/ui/dialogs/leave-dialog')).LeaveDialog,
)
