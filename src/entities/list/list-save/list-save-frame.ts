import { useLayoutEffect } from 'react'
import { createStore, useStore } from '@/shared/lib/state/store'
import { listSaveJob, type ListSaveJob } from './list-save-job'

/** Whether a dialog is mounted that shows its jobs as a step. */
const hasStepFrame = createStore(false)

/** The job to show as a step of the calling dialog. */
export function useListSaveStep(): ListSaveJob | undefined {
  const current = useStore(listSaveJob)
  useLayoutEffect(() => {
    hasStepFrame.set(true)
    return () => hasStepFrame.set(false)
  }, [])
  return current?.job.isStep ? current : undefined
}

/** The job to show in a dialog of its own. */
export function useListSaveDialog(): ListSaveJob | undefined {
  const current = useStore(listSaveJob)
  const isShownAsStep = useStore(hasStepFrame) && current?.job.isStep === true
  return isShownAsStep ? undefined : current
}
