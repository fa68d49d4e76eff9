import { useEffect } from 'react'
import type { AttachmentStore } from './attachment-store'

/** For the builder: removes the files of deleted steps, and revokes the previews when it closes. */
export function useAttachments(store: AttachmentStore, steps: readonly { id: string }[]): void {
  useEffect(() => store.keepOnly(steps.map(({ id }) => id)), [store, steps])
  useEffect(() => {
    store.showPreviews()
    return () => store.releasePreviews()
  }, [store])
}
