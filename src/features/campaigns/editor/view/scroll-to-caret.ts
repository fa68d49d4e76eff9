import type { ReactEditor } from 'slate-react'

/** Pixels between the caret and the edge it would have left by. */
const MARGIN = 4

/**
 * Scrolls the caret into view, in the editor and in whatever contains it. Slate's own version
 * checks every ancestor on each key.
 */
export function scrollToCaret(_: ReactEditor, range: globalThis.Range) {
  const surface = range.startContainer.parentElement?.closest<HTMLElement>('[data-slate-editor]')
  if (!surface) return
  const box = surface.getBoundingClientRect()
  const { top, bottom } = caretRect(range)
  if (top >= Math.max(box.top, 0) && bottom <= Math.min(box.bottom, innerHeight)) return
  for (let parent: HTMLElement | null = surface; parent; parent = parent.parentElement) {
    if (isScrolling(parent)) scrollInside(parent, range)
  }
}

function scrollInside(parent: HTMLElement, range: globalThis.Range) {
  const isPage = parent === document.scrollingElement
  const edges = isPage ? { top: 0, bottom: innerHeight } : parent.getBoundingClientRect()
  const caret = caretRect(range)
  const above = caret.top - edges.top - MARGIN
  const below = caret.bottom - edges.bottom + MARGIN
  if (above < 0) parent.scrollTop += above
  else if (below > 0) parent.scrollTop += below
}

const isScrolling = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight &&
  (element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowY))

/**
 * The rectangle at the end of a range. At the start of an empty line only the next node has one.
 */
function caretRect(range: globalThis.Range): DOMRect {
  const { endContainer, endOffset } = range
  const caret = range.cloneRange()
  caret.collapse(false)
  const hasNext =
    endContainer.nodeType === Node.TEXT_NODE && endOffset < (endContainer.nodeValue?.length ?? 0)
  if (caret.getClientRects().length === 0 && hasNext) caret.setEnd(endContainer, endOffset + 1)
  const rect = caret.getClientRects()[0]
  return rect ?? endContainer.parentElement?.getBoundingClientRect() ?? new DOMRect()
}
