import { loadCatalogue } from '@/shared/i18n/catalogues'
import { lazyPart } from '@/shared/ui/lazy-part'

// In a file of its own: its texts are loaded with it (docs/translating.md).
export const SequenceBuilder = lazyPart(async () => {
  const texts = loadCatalogue('builder')
  const { SequenceBuilder } = await import('../sequence/sequence-builder')
  await texts
  return SequenceBuilder
})
