import { lazyPart } from '@/shared/ui/lazy-part'
import { StepPanel } from './sequence/lazy-parts'

export const CampaignDetails = lazyPart(
  async () => (await import('./details/campaign-details')).CampaignDetails,
)
export const SequenceBuilder = lazyPart(async () => {
  // Beside it: the larger part, and the builder is never shown without it.
  StepPanel.fetch()
  return (await import('./sequence/sequence-builder')).SequenceBuilder
})
