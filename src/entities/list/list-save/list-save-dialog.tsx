import { useInsertionEffect } from 'react'
import { createStore, useStore } from '@/shared/lib/state/store'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { closeListSaveJob, listSaveJob, type ListSaveJob } from './list-save-job'

const SaveListDialog = lazyPart(
  async () => (await import('./list-save-form')).SaveListDialog,
  opening(),
  () => closeListSaveJob,
)
export const { onIntent: onSaverIntent } = SaveListDialog

/** Number of mounted dialogs that show their jobs as a step. */
const stepFrames = createStore(0)
// Deferred: an effect of this kind must not change state.
const countFrame = (by: 1 | -1) => queueMicrotask(() => stepFrames.update((count) => count + by))

/** The job to show as a step of the calling dialog. */
export function useListSaveStep(): ListSaveJob | undefined {
  const current = useStore(listSaveJob)
  // Unlike other effects, not torn down while Log In hides the screens of an expired session.
  useInsertionEffect(() => {
    countFrame(1)
    return () => countFrame(-1)
  }, [])
  return current?.job.isStep ? current : undefined
}

/** Shows the job, unless another dialog shows it as a step. */
export function ListSaveDialog({ onWriteTo }: { onWriteTo: (listId: string) => void }) {
  const current = useStore(listSaveJob)
  const isShownAsStep = useStore(stepFrames) > 0 && current?.job.isStep === true
  return current && !isShownAsStep && <SaveListDialog saver={current} onWriteTo={onWriteTo} />
}
