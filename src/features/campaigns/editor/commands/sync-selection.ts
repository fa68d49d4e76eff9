import { Range, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { StepEditor } from '../model/document'

/** Slate updates its selection after a delay; a key or a button may be pressed before that. */
export function syncSelection(editor: StepEditor) {
  const hasNewer = editor.operations.length > 0
  if (hasNewer || ReactEditor.isComposing(editor)) return
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0 || !ReactEditor.isFocused(editor)) return
  const range = ReactEditor.toSlateRange(editor, selection, {
    exactMatch: false,
    suppressThrow: true,
  })
  const isNew = range && !(editor.selection && Range.equals(range, editor.selection))
  if (isNew) Transforms.select(editor, range)
}
