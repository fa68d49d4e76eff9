import type { Leaving } from '@/shared/lib/unsaved-work'

/**
 * Whether the import dialog would close. It is part of the address, so closing it is a navigation;
 * closing a dialog above it is not.
 */
export function isLeavingImport(leaving: Leaving): boolean {
  if (leaving.by !== 'navigation') return leaving.by !== 'close'
  return !('import' in leaving.to.search) || leaving.to.search.import === undefined
}
