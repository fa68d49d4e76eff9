import type { MouseEvent } from 'react'
import { Editor, Range, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import { selectFromVoid, syncSelection, withoutHanging } from '../commands/void-selection'
import { isInlineVoid, type StepEditor } from '../model/document'

/**
 * Selects by dragging from a chip or image; browsers would confine the selection to it. If it is
 * selected already, dragging moves it.
 */
export function dragFromVoid(editor: StepEditor, { button, shiftKey, target }: MouseEvent): void {
  const element = target instanceof Element && target.closest('[data-slate-void]')
  if (button !== 0 || shiftKey || !element) return
  const node = ReactEditor.toSlateNode(editor, element)
  if (!isInlineVoid(node)) return
  const path = ReactEditor.findPath(editor, node)
  const { selection } = editor
  if (selection && Range.includes(selection, path)) {
    if (Range.isCollapsed(selection)) element.setAttribute('draggable', 'true')
    return
  }
  const ending = new AbortController()
  const { signal } = ending
  const prevent = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('selectstart', prevent, { signal, capture: true })
  // Prevents dragging the content that has just been selected under the pointer.
  document.addEventListener('dragstart', prevent, { signal, capture: true })
  document.addEventListener('mouseup', () => ending.abort(), { signal })
  document.addEventListener(
    'mousemove',
    (event) => {
      const under = event.target instanceof Element && event.target.closest('[data-slate-void]')
      const range = under
        ? Editor.range(editor, ReactEditor.findPath(editor, ReactEditor.toSlateNode(editor, under)))
        : ReactEditor.findEventRange(editor, event, { suppressThrow: true })
      if (range) selectFromVoid(editor, path, range.focus)
    },
    { signal },
  )
}

/**
 * Selects the block on a triple click. The browser would stop at a chip, and extend the selection
 * to the start of the next block.
 * @returns whether it was a triple click
 */
export function selectBlockByClick(editor: StepEditor, { detail }: MouseEvent): boolean {
  if (detail !== 3) return false
  syncSelection(editor)
  if (!editor.selection) return false
  const [start, end] = Range.edges(withoutHanging(editor, editor.selection))
  const [index = 0] = start.path
  if (end.path[0] !== index) return false
  Transforms.select(editor, [index])
  return true
}
