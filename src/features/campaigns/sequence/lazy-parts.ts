import { lazyPart } from '@/shared/ui/lazy-part'

export const StepPanel = lazyPart(async () => (await import('./step-panel')).StepPanel)
/** Needed from the second step on. */
export const DragHandles = lazyPart(async () => (await import('./drag-handles')).DragHandles)
/** Edit preloads it. */
export const OriginalSteps = lazyPart(async () => (await import('./original-steps')).OriginalSteps)
export const WaitControl = lazyPart(async () => (await import('./wait-control')).WaitControl)
