import { lazyPart } from '@/shared/ui/lazy-part'
import { optionalPart } from '@/shared/ui/optional-part'

export const StepPanel = lazyPart(async () => (await import('./step-panel')).StepPanel)
/** Needed from the second step on. */
export const DragHandles = optionalPart(async () => (await import('./drag-handles')).DragHandles)
/** Edit preloads it. */
export const OriginalSteps = lazyPart(async () => (await import('./original-steps')).OriginalSteps)
export const WaitControl = lazyPart(async () => (await import('./wait-control')).WaitControl)

/** Without its code, which is loaded when it is needed, the step is open all the same. */
export const showWords = async (words: string, position: number) =>
  import('./select-words').then(
    ({ selectWords }) => selectWords(words, position),
    () => {},
  )

export const TemplatesDialog = lazyPart(
  async () => (await import('./templates/templates-dialog')).TemplatesDialog,
)
export const CalendarDialog = lazyPart(
  async () => (await import('./calendar-dialog')).CalendarDialog,
)
