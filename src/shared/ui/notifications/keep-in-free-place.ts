import { type Box, covered, placeFor } from './toast-place'

/** Milliseconds between two looks at the page, which may have scrolled or changed. */
const CHECK_MS = 250
/** Pixels to the edges of the window. */
const MARGIN = 16

/** Of a text that is written: its lines, but not the free space below them. */
const CONTROLS =
  'a[href], button, input, textarea, select, summary, label, iframe, [contenteditable=true] > *, [role=option], [role=menuitem]'

/** Keeps the toast in the region where it covers nothing that a person works with. @returns a function that ends it */
export function keepInFreePlace(region: HTMLElement): () => void {
  put(region, true)
  const timer = setInterval(() => put(region, false), CHECK_MS)
  return () => clearInterval(timer)
}

/** @param isNew a toast that is read or used stays where it is */
function put(region: HTMLElement, isNew: boolean) {
  const toast = region.firstElementChild
  const isInUse = region.matches(':hover') || region.contains(document.activeElement)
  if (!toast || (!isNew && isInUse)) return
  const box = toast.getBoundingClientRect()
  const room = { area: freeArea(), toast: box, controls: controlsBeside(region) }
  if (!isNew && covered(box, room) === 0) return
  const { left, top } = placeFor(room)
  Object.assign(region.style, { left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto' })
}

function freeArea(): Box {
  // The on-screen keyboard covers the rest of the window.
  const { width, height } = window.visualViewport ?? { width: innerWidth, height: innerHeight }
  const sidebarEnd = modal() ? 0 : document.querySelector('main')?.getBoundingClientRect().left
  return {
    left: (sidebarEnd ?? 0) + MARGIN,
    top: MARGIN,
    right: width - MARGIN,
    bottom: height - MARGIN,
  }
}

/** Nothing beside an open modal dialog can be worked with. */
const modal = () => [...document.querySelectorAll('[aria-modal=true]')].at(-1)

const controlsBeside = (region: HTMLElement): Box[] =>
  [...(modal() ?? document).querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
