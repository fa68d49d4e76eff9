import { lazyPart } from '@/shared/ui/lazy-part'

export const AudienceDialog = lazyPart(
  async () => (await import('../checks/audience/audience-dialog')).AudienceDialog,
)
export const BulkActions = lazyPart(async () => (await import('./bulk/bulk-actions')).BulkActions)
