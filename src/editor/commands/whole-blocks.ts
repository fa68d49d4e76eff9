import { Editor, Range, Transforms } from 'slate'
import { isHtmlBlock, type StepEditor } from '../model/document'
import { withoutHanging } from './void-selection'

/**
 * Several blocks that are selected from the start of the first to the start of the block after
 * them, as by a dragged triple click.
 */
function wholeBlocks(editor: StepEditor): { first: number; last: number } | undefined {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection)) return undefined
  const [start, end] = Range.edges(withoutHanging(editor, selection))
  const [first = 0] = start.path
  const [last = 0] = end.path
  const isHanging = Range.end(selection).path[0] !== last
  const isWhole = isHanging && first !== last && Editor.isStart(editor, start, [first])
  return isWhole ? { first, last } : undefined
}

function removeBlocks(editor: StepEditor, first: number, last: number): void {
  for (let index = last; index >= first; index -= 1) {
    Transforms.removeNodes(editor, { at: [index], voids: true })
  }
}

/** Deletes whole blocks without leaving an empty one. */
export function deleteWholeBlocks(editor: StepEditor): boolean {
  const whole = wholeBlocks(editor)
  if (!whole) return false
  Editor.withoutNormalizing(editor, () => {
    removeBlocks(editor, whole.first, whole.last)
    Transforms.select(editor, Editor.start(editor, [whole.first]))
  })
  return true
}

/**
 * Deletes whole blocks except the first, and selects its text. Call before text replaces the
 * selection, because otherwise it would join the block after them.
 */
export function keepFirstBlock(editor: StepEditor): void {
  const whole = wholeBlocks(editor)
  const first = whole && editor.children[whole.first]
  if (!first || isHtmlBlock(first)) return
  Editor.withoutNormalizing(editor, () => {
    removeBlocks(editor, whole.first + 1, whole.last)
    Transforms.select(editor, Editor.range(editor, [whole.first]))
  })
}
