import { Editor, Node, type Point, Range, Transforms } from 'slate'
import { currentBlock, selectedBlocks } from './format-commands'
import type { StepEditor } from '../model/document'
import { BlockText } from '../model/block-text'
import { coverVoids, leaveVoid } from './void-selection'
import { verbatimInlines } from '../html/plain-text'
import { asOneStep } from '../model/undo-steps'

const CODE_TAB = '  '
const INDENTATION = /^(?:\t| {1,2})/

export const isInCode = (editor: StepEditor) => currentBlock(editor)?.[0].type === 'code'

/** Inserts text into a code block verbatim, replacing the selection. */
export function insertCodeText(editor: StepEditor, text: string): void {
  coverVoids(editor)
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
  leaveVoid(editor)
  Transforms.insertNodes(editor, verbatimInlines(text), { select: true })
}

/** Tab inserts two spaces, or indents each selected line. */
export function indentCode(editor: StepEditor): void {
  const { selection } = editor
  if (selection && Range.isCollapsed(selection)) {
    Editor.insertText(editor, CODE_TAB)
    return
  }
  changeLines(editor, (start) => Transforms.insertText(editor, CODE_TAB, { at: start }))
}

export function outdentCode(editor: StepEditor): void {
  changeLines(editor, (start) => {
    const { text } = Node.leaf(editor, start.path)
    const indentation = INDENTATION.exec(text.slice(start.offset))?.[0].length ?? 0
    if (indentation === 0) return
    const focus = { ...start, offset: start.offset + indentation }
    Transforms.delete(editor, { at: { anchor: start, focus } })
  })
}

/** Iterates from the last line to the first, so that earlier positions stay valid. */
function changeLines(editor: StepEditor, change: (start: Point) => void): void {
  asOneStep(editor, () => {
    for (const [block, path] of selectedBlocks(editor).toReversed()) {
      if (block.type !== 'code') continue
      const selected =
        editor.selection && Range.intersection(editor.selection, Editor.range(editor, path))
      if (!selected) continue
      const code = new BlockText(editor, path)
      for (const offset of selectedLines(code, selected).toReversed()) {
        change(code.pointAt(offset, 'start'))
      }
    }
  })
}

/** Start offsets of the selected lines. A line is excluded if the selection ends at its start. */
function selectedLines(code: BlockText, selected: Range): number[] {
  const [from, to] = [code.offsetOf(Range.start(selected)), code.offsetOf(Range.end(selected))]
  let start = 0
  const starts: number[] = []
  for (const line of code.text.split('\n')) {
    const isTouched = start + line.length >= from && (start < to || start === from)
    if (isTouched && start <= to) starts.push(start)
    start += line.length + 1
  }
  return starts
}
