import { MOVE } from '../commands/void-selection'

/** Distance in pixels between the caret and the edge it was scrolled past. */
const MARGIN = 4

/**
 * Scrolls the caret into view, in the editor and its ancestors. Slate's own version checks every
 * ancestor on each keystroke.
 */
export function scrollToCaret(_: unknown, range: globalThis.Range): void {
  const surface = range.startContainer.parentElement?.closest<HTMLElement>('[data-slate-editor]')
  if (!surface) return
  const box = surface.getBoundingClientRect()
  const { top, bottom } = caretRect(range)
  const page = visiblePart(surface)
  if (top >= Math.max(box.top, page.top) && bottom <= Math.min(box.bottom, page.bottom)) return
  for (let parent: HTMLElement | null = surface; parent; parent = parent.parentElement) {
    if (!isScrolling(parent)) continue
    const isPage = parent === document.scrollingElement
    scrollInside(parent, isPage ? page : parent.getBoundingClientRect(), range)
  }
}

/** Call on keydown: after a key that moves the caret, Firefox may leave it behind the top bars. */
export function followCaret({ key }: { key: string }): void {
  if (!MOVE.test(key)) return
  requestAnimationFrame(() => {
    const { focusNode, focusOffset = 0 } = getSelection() ?? {}
    if (!focusNode) return
    const caret = document.createRange()
    caret.setStart(focusNode, focusOffset)
    scrollToCaret(undefined, caret)
  })
}

/**
 * The area between the bars above and below, which the surface's scroll margins cover, and the
 * on-screen keyboard.
 */
function visiblePart(surface: HTMLElement): Edges {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(surface)
  const top = Number.parseFloat(scrollMarginTop) || 0
  /** Includes the keyboard. */
  const below = Number.parseFloat(scrollMarginBottom) || 0
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  const end = document.documentElement.clientHeight - below
  return { top: top && top + (padding || 0), bottom: Math.min(offsetTop + height, end) }
}

type Edges = { top: number; bottom: number }

function scrollInside(parent: HTMLElement, edges: Edges, range: globalThis.Range) {
  const caret = caretRect(range)
  const above = caret.top - edges.top - MARGIN
  const below = caret.bottom - edges.bottom + MARGIN
  if (above < 0) parent.scrollTop += above
  else if (below > 0) parent.scrollTop += below
}

const isScrolling = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight &&
  (element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowY))

/** Rectangle of a range's end. At the start of an empty line, only the next node has one. */
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
