import { loadCatalogue } from '@/shared/i18n/catalogues'
import { lazyPart } from '@/shared/ui/lazy-part'
import { OriginalSteps, StepPanel } from '../sequence/lazy-parts'

// In a file of its own: its texts are loaded with it (docs/translating.md).
export const SequenceBuilder = lazyPart(async () => {
  // Fetched at the same time: it is the larger part, and the builder always shows it.
  StepPanel.preload()
  const texts = loadCatalogue('builder')
  const { SequenceBuilder } = await import('../sequence/sequence-builder')
  await texts
  return SequenceBuilder
})

/** Edit shows it first. */
export const preloadOriginalSteps = OriginalSteps.preload
