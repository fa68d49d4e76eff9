import { Editor, Transforms } from 'slate'
import { isPlainMode } from './format-commands'
import { type Block, bodyBlocks, type StepEditor } from '../model/document'
import { fromPlainText, plainBlocks, toPlainText } from '../html/plain-text'
import { asOneStep } from '../model/undo-steps'

export type BodyMode = 'rich' | 'plain'

/** The rich body before the switch to plain text, and the plain text that it produced. */
const richBefore = new WeakMap<StepEditor, { blocks: readonly Block[]; text: string }>()

export function replaceAll(editor: StepEditor, blocks: readonly Block[]): void {
  asOneStep(editor, () => Transforms.setChildren(editor, [...blocks]))
  Transforms.select(editor, Editor.end(editor, []))
}

/** Converts the body. Switching back restores the rich body if the text has not changed. */
export function switchMode(editor: StepEditor, mode: BodyMode): void {
  if (isPlainMode(editor) === (mode === 'plain')) return
  const blocks = bodyBlocks(editor)
  const text = toPlainText(blocks)
  if (mode === 'plain') {
    richBefore.set(editor, { blocks, text })
    replaceAll(editor, plainBlocks(text))
    return
  }
  const before = richBefore.get(editor)
  replaceAll(editor, before?.text === text ? before.blocks : fromPlainText(text))
}
