import { loadCatalogue } from '@/shared/i18n/catalogues'
import { lazyPart } from '@/shared/ui/lazy-part'
import { StepPanel } from './sequence/lazy-parts'

export const AudienceDialog = lazyPart(
  async () => (await import('./checks/audience/audience-dialog')).AudienceDialog,
)
export const BulkActions = lazyPart(async () => (await import('./list/bulk/bulk-actions')).BulkActions)
export const CampaignDetails = lazyPart(
  async () => (await import('./list/campaign-details')).CampaignDetails,
)
export const HoldBar = lazyPart(async () => (await import('./sending/hold-bar')).HoldBar)
export const SequenceBuilder = lazyPart(async () => {
  // Fetched at the same time: it is the larger part, and the builder always shows it.
  StepPanel.preload()
  const texts = loadCatalogue('builder')
  const { SequenceBuilder } = await import('./sequence/sequence-builder')
  await texts
  return SequenceBuilder
})
