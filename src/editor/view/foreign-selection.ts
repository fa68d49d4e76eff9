import { ReactEditor } from 'slate-react'
import type { StepEditor } from '../model/document'
import { syncSelection } from '../commands/void-selection'

function readSelection() {
  const {
    anchorNode,
    anchorOffset,
    focusNode,
    focusOffset,
    isCollapsed = true,
  } = getSelection() ?? {}
  return { edges: [anchorNode, anchorOffset, focusNode, focusOffset], isCollapsed }
}

/**
 * Keeps what a program, such as a text expander, selects in the same task in which it focuses the
 * body. Otherwise Slate would restore the previous selection when React renders, in a microtask
 * that the loss or the gain of the focus has queued; the listeners here come first.
 * @returns stops watching
 */
export function keepForeignSelection(editor: StepEditor, element: HTMLElement): () => void {
  const keepNext = ({ type, target, relatedTarget }: FocusEvent) => {
    if ((type === 'focus' ? target : relatedTarget) !== element) return
    const before = readSelection()
    queueMicrotask(() => {
      const { edges, isCollapsed } = readSelection()
      const isNew = edges.some((edge, index) => edge !== before.edges[index])
      // A mere caret was set by the browser.
      if (isNew && !isCollapsed && ReactEditor.isFocused(editor)) syncSelection(editor)
    })
  }
  document.addEventListener('blur', keepNext, true)
  document.addEventListener('focus', keepNext, true)
  return () => {
    document.removeEventListener('blur', keepNext, true)
    document.removeEventListener('focus', keepNext, true)
  }
}
