import { readFragment } from '../html/read-source'
import type { StepEditor } from '../model/document'
import { asOneStep } from '../model/undo-steps'
import { deleteBeforeCaret } from './inline-commands'
import { insertBlocks } from './insert-blocks'

/**
 * Inserts at the last selection, or at the end if there was none. One undo step.
 * @param replaced the number of characters before the caret that it replaces
 */
export function insertHtml(editor: StepEditor, html: string, replaced = 0): void {
  asOneStep(editor, () => {
    deleteBeforeCaret(editor, replaced)
    insertBlocks(editor, readFragment(html))
  })
}
