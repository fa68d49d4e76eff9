import { isHotkey } from 'is-hotkey'
import { Editor, Node, type Point, Range, Transforms } from 'slate'
import {
  BULLET,
  clearFormat,
  currentBlock,
  indent,
  isInCode,
  NUMBERED,
  selectedBlocks,
  toggleKind,
  toggleMark,
} from './format-commands'
import type { StepEditor, ToggleMark } from '../model/document'
import { BlockText } from '../model/inlines'
import { asOneStep } from '../model/undo-steps'
import { leaveCode, moveBehindCode } from './writing-rules'

export const shortcuts = {
  bold: 'mod+b',
  italic: 'mod+i',
  underline: 'mod+u',
  link: 'mod+k',
  undo: 'mod+z',
  redo: 'mod+shift+z',
  orderedList: 'mod+shift+7',
  bulletList: 'mod+shift+8',
  clearFormat: 'mod+\\',
  indent: 'tab',
  outdent: 'shift+tab',
} as const satisfies Record<ToggleMark, string> & Record<string, string>

/** Undo and redo are handled by the editor, links by the body, and Tab below. */
type HandledElsewhere = 'undo' | 'redo' | 'link' | 'indent' | 'outdent'
type Keys = (typeof shortcuts)[Exclude<keyof typeof shortcuts, HandledElsewhere>]

const commands: Readonly<Record<Keys, (editor: StepEditor) => void>> = {
  [shortcuts.bold]: (editor) => toggleMark(editor, 'bold'),
  [shortcuts.italic]: (editor) => toggleMark(editor, 'italic'),
  [shortcuts.underline]: (editor) => toggleMark(editor, 'underline'),
  [shortcuts.orderedList]: (editor) => toggleKind(editor, NUMBERED),
  [shortcuts.bulletList]: (editor) => toggleKind(editor, BULLET),
  [shortcuts.clearFormat]: clearFormat,
}

/**
 * Runs a shortcut. Formatting shortcuts do nothing in plain text.
 * @returns whether the key was a shortcut
 */
export function runShortcut(editor: StepEditor, event: KeyboardEvent): boolean {
  const block = currentBlock(editor)?.[0]
  if (!block) return false
  if (isHotkey('tab', event) || isHotkey('shift+tab', event)) return runTab(editor, event.shiftKey)
  if (block.type === 'code' && isHotkey('mod+enter', event)) {
    leaveCode(editor)
    return true
  }
  if (block.type === 'code' && isHotkey('escape', event)) {
    moveBehindCode(editor)
    return true
  }
  const command = Object.entries(commands).find(([keys]) => isHotkey(keys, event))
  if (!command) return false
  if (block.type !== 'plain') command[1](editor)
  return true
}

/** Tab leaves the editor unless there is something to indent. */
function runTab(editor: StepEditor, isBack: boolean): boolean {
  if (!isInCode(editor)) return indent(editor, isBack ? -1 : 1)
  if (isBack) outdentCode(editor)
  else indentCode(editor)
  return true
}

const CODE_TAB = '  '
const INDENTATION = /^(?:\t| {1,2})/

function indentCode(editor: StepEditor): void {
  const { selection } = editor
  if (selection && Range.isCollapsed(selection)) {
    Editor.insertText(editor, CODE_TAB)
    return
  }
  changeLines(editor, (start) => Transforms.insertText(editor, CODE_TAB, { at: start }))
}

function outdentCode(editor: StepEditor): void {
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
