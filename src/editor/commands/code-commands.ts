import { Editor, Node, type Path, type Point, Range, Transforms } from 'slate'
import { currentBlock, selectedBlocks } from './format-commands'
import type { StepEditor } from '../model/document'
import { leaveVoid, pointInBlock } from './inline-commands'
import { verbatimInlines } from '../html/plain-text'
import { asOneStep } from '../model/undo-steps'

const CODE_TAB = '  '
const INDENTATION = /^(?:\t| {1,2})/

export const isInCode = (editor: StepEditor) => currentBlock(editor)?.[0].type === 'code'

/** Inserts text into a code block with its spaces, tabs and newlines. Replaces the selection. */
export function insertCodeText(editor: StepEditor, text: string): void {
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
  leaveVoid(editor)
  Transforms.insertNodes(editor, verbatimInlines(text), { select: true })
}

/** Tab writes two spaces; with a selection it indents each selected line. */
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

/** From the last line to the first, so that earlier positions stay valid. */
function changeLines(editor: StepEditor, change: (start: Point) => void): void {
  asOneStep(editor, () => {
    for (const [block, path] of selectedBlocks(editor).toReversed()) {
      if (block.type !== 'code') continue
      for (const offset of selectedLines(editor, path).toReversed()) {
        change(pointInBlock(editor, path, offset))
      }
    }
  })
}

/** The starts of the selected lines. A selection that ends at the start of a line leaves it out. */
function selectedLines(editor: StepEditor, path: Path): number[] {
  const whole = Editor.range(editor, path)
  const selected = editor.selection && Range.intersection(editor.selection, whole)
  if (!selected) return []
  const offsetOf = (focus: Point) => Editor.string(editor, { anchor: whole.anchor, focus }).length
  const [from, to] = [offsetOf(Range.start(selected)), offsetOf(Range.end(selected))]
  let start = 0
  const starts: number[] = []
  for (const line of Editor.string(editor, path).split('\n')) {
    const isTouched = start + line.length >= from && (start < to || start === from)
    if (isTouched && start <= to) starts.push(start)
    start += line.length + 1
  }
  return starts
}
