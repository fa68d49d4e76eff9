import { useEffect, useState } from 'react'
import type { AttachmentStore } from './attachment-store'

/**
 * For the builder: when it opens, removes the files of steps that were deleted before, and revokes
 * the previews when it closes. While it is open, Undo may bring a step back with its files.
 */
export function useAttachments(store: AttachmentStore, steps: readonly { id: string }[]): void {
  const [atStart] = useState(() => steps.map(({ id }) => id))
  useEffect(() => store.keepOnly(atStart), [store, atStart])
  useEffect(() => {
    store.showPreviews()
    return () => store.releasePreviews()
  }, [store])
}
