import { Editor, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import type { Store } from '@/shared/lib/state/store'
import type { StepEditor } from './document'

const WINDOW_MS = 1000

type Timed = readonly { at: number }[]

/** Changes around the body, which Undo and Redo take in turn with its own, by their times. */
export type OuterHistory = {
  changes: Pick<Store<{ undos: Timed; redos: Timed }>, 'get' | 'subscribe'>
  undo: () => void
  redo: () => void
  /** Called for each change of the body. */
  dropRedos: () => void
}

/** Time of the next change of a body; one that an earlier version has kept has none. */
function timeOf(batches: readonly object[]): number | undefined {
  const last = batches.at(-1)
  if (!last) return undefined
  return 'at' in last && typeof last.at === 'number' ? last.at : 0
}

type Step = { startedAt: number; isClosed: boolean; isHeld: boolean }
const steps = new WeakMap<StepEditor, Step>()

/**
 * Groups edits within a second of the first into one undo step. slate-history, which keeps 100
 * steps, would merge adjacent edits instead.
 */
export function withUndoSteps(
  editor: StepEditor,
  now: () => number,
  outer?: OuterHistory,
): StepEditor {
  const { apply, undo, redo, getDirtyPaths } = editor
  let isRestoring = false
  const step: Step = { startedAt: 0, isClosed: true, isHeld: false }
  steps.set(editor, step)

  /** Keeps the changes of one command together, however long they take. */
  const isSameCommand = () => {
    const last = editor.history.undos.at(-1)?.operations.at(-1)
    return last !== undefined && editor.operations.includes(last)
  }

  editor.apply = (operation) => {
    if (operation.type === 'set_selection' || HistoryEditor.isSaving(editor) === false) {
      apply(operation)
      return
    }
    outer?.dropRedos()
    const isInWindow = step.isHeld || now() - step.startedAt < WINDOW_MS || isSameCommand()
    if (!step.isClosed && isInWindow) {
      HistoryEditor.withMerging(editor, () => apply(operation))
      return
    }
    step.isClosed = false
    step.startedAt = now()
    HistoryEditor.withNewBatch(editor, () => apply(operation))
    Object.assign(editor.history.undos.at(-1) ?? {}, { at: step.startedAt })
  }

  // A restored state is already normalised. With dirty paths, each of thousands of restored blocks
  // would be compared with all others.
  editor.getDirtyPaths = (operation) => (isRestoring ? [] : getDirtyPaths(operation))

  const restoring = (change: () => void) => () => {
    isRestoring = true
    try {
      change()
    } finally {
      isRestoring = false
    }
    closeStep(editor)
  }
  const undoOwn = restoring(() => {
    // When the block with the caret is removed, Slate searches all texts for a new caret.
    const isMoved = editor.history.undos.at(-1)?.selectionBefore !== null
    if (isMoved && editor.selection) Transforms.select(editor, Editor.start(editor, []))
    undo()
  })
  const redoOwn = restoring(redo)
  editor.undo = () => {
    const at = outer?.changes.get().undos.at(-1)?.at ?? -Infinity
    if (outer && at >= (timeOf(editor.history.undos) ?? at)) outer.undo()
    else undoOwn()
  }
  editor.redo = () => {
    const at = outer?.changes.get().redos.at(-1)?.at ?? Infinity
    if (outer && at <= (timeOf(editor.history.redos) ?? at)) outer.redo()
    else redoOwn()
  }
  return editor
}

function closeStep(editor: StepEditor): void {
  const step = steps.get(editor)
  if (step && !step.isHeld) step.isClosed = true
}

/** Collects all changes of an event into one undo step. */
export function holdStep(editor: StepEditor): void {
  closeStep(editor)
  const step = steps.get(editor)
  if (!step) return
  step.isHeld = true
  setTimeout(() => {
    step.isHeld = false
    closeStep(editor)
  })
}

export function asOneStep(editor: StepEditor, change: () => void): void {
  closeStep(editor)
  Editor.withoutNormalizing(editor, change)
  closeStep(editor)
}
