import { useEffect } from 'react'
import type { AttachmentStore } from './attachment-store'

/** For the builder: files of steps that are deleted go with them, and previews with the builder. */
export function useAttachments(store: AttachmentStore, steps: readonly { id: string }[]): void {
  useEffect(() => store.keepOnly(steps.map(({ id }) => id)), [store, steps])
  useEffect(() => {
    store.showPreviews()
    return () => store.releasePreviews()
  }, [store])
}
