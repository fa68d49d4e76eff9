import { lazyPart } from '@/shared/ui/lazy-part'

export const LeaveDialog = lazyPart(
  async () => (await import('@/shared/ui/dialogs/leave-dialog')).LeaveDialog,
)
