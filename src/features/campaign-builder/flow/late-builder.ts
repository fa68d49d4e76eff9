import { loadCatalogue } from '@/shared/i18n/catalogues'
import { msg } from '@/shared/i18n/translate'
import { lazyPart, opening } from '@/shared/ui/lazy-part'

// In a file of its own: its texts are loaded with it (docs/translating.md).
export const SequenceBuilder = lazyPart(
  async () => {
    const texts = loadCatalogue('builder')
    const { SequenceBuilder } = await import('../sequence/sequence-builder')
    await texts
    return SequenceBuilder
  },
  { fallback: opening(msg('Opening the sequence builder...')) },
)
