import { isHotkey } from 'is-hotkey'
import { Editor, Range, Transforms } from 'slate'
import {
  BULLET,
  clearFormat,
  currentBlock,
  indent,
  isInCode,
  NUMBERED,
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
  if (isBack || (editor.selection && Range.isExpanded(editor.selection))) indentCode(editor, isBack)
  else Editor.insertText(editor, CODE_TAB)
  return true
}

const CODE_TAB = '  '
/** The start of each line, with its indentation as far as Shift+Tab removes it. */
const LINE_STARTS = /^(?:\t| {1,2})?/gm

/** Indents the selected lines. A line is excluded if the selection ends at its start. */
function indentCode(editor: StepEditor, isBack: boolean): void {
  const { selection } = editor
  const path = currentBlock(editor)?.[1]
  if (!path || !selection) return
  const code = new BlockText(editor, path)
  const [from, to] = [code.offsetOf(Range.start(selection)), code.offsetOf(Range.end(selection))]
  const first = code.text.slice(0, from).lastIndexOf('\n') + 1
  asOneStep(editor, () => {
    // Backwards, so that earlier positions stay valid.
    for (const { 0: indentation, index } of [...code.text.matchAll(LINE_STARTS)].toReversed()) {
      if (index < first || (index >= to && index !== first)) continue
      const anchor = code.pointAt(index, 'start')
      const focus = { ...anchor, offset: anchor.offset + indentation.length }
      if (!isBack) Transforms.insertText(editor, CODE_TAB, { at: anchor })
      else if (indentation) Transforms.delete(editor, { at: { anchor, focus } })
    }
  })
}
