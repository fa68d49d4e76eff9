import type { Leaving } from '@/shared/lib/unsaved-work'

/**
 * Whether the import dialog would go. It stands in the address, so closing it is a navigation, and
 * a dialog above it that is closed leaves it where it is.
 */
export function isLeavingImport(leaving: Leaving): boolean {
  if (leaving.by !== 'navigation') return leaving.by !== 'close'
  return !('import' in leaving.to.search) || leaving.to.search.import === undefined
}
