import { lazyPart } from '@/shared/ui/lazy-part'

export const AudienceDialog = lazyPart(
  async () => (await import('./audience/audience-dialog')).AudienceDialog,
)
export const BulkActions = lazyPart(async () => (await import('./bulk/bulk-actions')).BulkActions)
export const CampaignDetails = lazyPart(
  async () => (await import('./details/campaign-details')).CampaignDetails,
)
export const HoldBar = lazyPart(async () => (await import('./hold/hold-bar')).HoldBar)
