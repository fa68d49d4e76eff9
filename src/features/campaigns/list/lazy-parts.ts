import { lazyPart } from '@/shared/ui/lazy-part'

export const CampaignDetails = lazyPart(
  async () => (await import('./campaign-details')).CampaignDetails,
)
