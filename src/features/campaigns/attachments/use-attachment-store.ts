import { useEffect, useState } from 'react'
import { AttachmentStore } from './attachment-store'

/** One store for as long as the builder is open; files of steps that are deleted go with them. */
export function useAttachmentStore(steps: readonly { id: string }[]): AttachmentStore {
  const [store] = useState(() => new AttachmentStore())

  useEffect(() => store.keepOnly(steps.map(({ id }) => id)), [store, steps])
  useEffect(() => {
    store.showPreviews()
    return () => store.releasePreviews()
  }, [store])
  return store
}
