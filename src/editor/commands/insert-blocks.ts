import { Editor, Range, Transforms } from 'slate'
import { currentBlock, isPlainMode } from './format-commands'
import { insertCodeText } from './code-commands'
import { type Block, isHtmlBlock, type StepEditor } from '../model/document'
import { insertWhole } from './html-block-commands'
import { deleteBeforeCaret, ensureSelection } from './inline-commands'
import { coverVoids, leaveVoid } from './void-selection'
import { plainBlocks, toPlainText } from '../html/plain-text'
import { readFragment } from '../html/read-source'
import { asOneStep } from '../model/undo-steps'

/** Inserts blocks at the selection, converted to what is allowed there. */
export function insertBlocks(editor: StepEditor, blocks: readonly Block[]): void {
  ensureSelection(editor)
  coverVoids(editor)
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
  leaveVoid(editor)
  if (isPlainMode(editor)) {
    Transforms.insertFragment(editor, plainBlocks(toPlainText(blocks)))
    return
  }
  const entry = currentBlock(editor)
  if (blocks.some(isHtmlBlock) && entry?.[0].type !== 'code') {
    insertWhole(editor, blocks)
    return
  }
  if (entry?.[0].type === 'code') {
    insertCodeText(editor, toPlainText(blocks))
    return
  }
  const isEmpty = entry !== undefined && Editor.isEmpty(editor, entry[0])
  // A single paragraph takes the kind of the empty block that it replaces.
  const inlines = blocks.length === 1 && blocks[0]?.type === 'paragraph' ? blocks[0].children : []
  if (isEmpty && entry[0].type !== 'paragraph' && inlines.length > 0) {
    Transforms.insertNodes(editor, inlines, { select: true })
    return
  }
  Transforms.insertFragment(editor, [...blocks])
}

/**
 * Inserts at the last selection, or at the end if there was none, in one undo step.
 * @param replaced number of characters before the caret to replace
 */
export function insertHtml(editor: StepEditor, html: string, replaced = 0): void {
  asOneStep(editor, () => {
    deleteBeforeCaret(editor, replaced)
    insertBlocks(editor, readFragment(html))
  })
}
