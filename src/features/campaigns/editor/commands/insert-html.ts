import { Transforms } from 'slate'
import { readFragment } from '../html/read-source'
import type { StepEditor } from '../model/document'
import { asOneStep } from '../model/undo-steps'
import { insertBlocks } from './insert-blocks'

/**
 * Inserts at the last selection, or at the end if there was none. One undo step.
 * @param replaced the number of characters before the caret that it replaces
 */
export function insertHtml(editor: StepEditor, html: string, replaced = 0): void {
  asOneStep(editor, () => {
    if (replaced > 0) {
      Transforms.delete(editor, { distance: replaced, unit: 'character', reverse: true })
    }
    insertBlocks(editor, readFragment(html))
  })
}
