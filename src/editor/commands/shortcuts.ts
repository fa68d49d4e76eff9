import { isHotkey } from 'is-hotkey'
import {
  BULLET,
  clearFormat,
  currentBlock,
  indent,
  NUMBERED,
  toggleKind,
  toggleMark,
} from './format-commands'
import { indentCode, isInCode, outdentCode } from './code-commands'
import type { StepEditor, ToggleMark } from '../model/document'
import { leaveCode } from './writing-rules'

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
