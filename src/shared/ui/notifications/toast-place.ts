import type { SystemStyleObject } from '@chakra-ui/react'

/** The three places, the usual one first; the corner has room below it for the floating button of some screens. */
const places = ['corner', 'top', 'bottom'] as const

const middle = {
  // Of the content, beside the sidebar.
  insetStart: { base: '4', md: 'calc(50% - 210px)', lg: 'calc(50% + 7.5rem - 210px)' },
  insetEnd: 'auto',
}

export const placeStyles: SystemStyleObject = {
  bottom: '20',
  insetEnd: '4',
  '&[data-place=top]': { ...middle, top: { base: '7.25rem', lg: '4' }, bottom: 'auto' },
  '&[data-place=bottom]': { ...middle, bottom: '4' },
}

/** Of a text that is written: its lines, but not the free space below them. */
const CONTROLS =
  'a[href], button, input, textarea, select, summary, label, [contenteditable=true] > *, [role=option], [role=menuitem]'
/** Rows, and what was opened beside or over the screen. */
const READ = 'tr, li, iframe, [data-panel], [data-side-panel], [role=dialog], [role=alertdialog]'
/** A control weighs more than all the text that a toast can cover. */
const CONTROL_WEIGHT = 1000
/** Pixels between two points that are looked at: no control is smaller. */
const STEP_PX = 24

let shownRegion: HTMLElement | undefined

/** Keeps the toast where it covers the least, also when the screen arrives below it. @returns a function that ends it */
export function keepPlace(region: HTMLElement, content: Element | null): () => void {
  shownRegion = region
  placeToastAgain()
  const sizes = new ResizeObserver(placeToastAgain)
  if (content) sizes.observe(content)
  return () => {
    shownRegion = undefined
    sizes.disconnect()
  }
}

/** For what opens over the screen, where a toast may be. */
export function placeToastAgain(): void {
  if (shownRegion) choosePlace(shownRegion)
}

/** Puts the toast in the region where it covers no control, or else the fewest, and the least text. */
function choosePlace(region: HTMLElement): void {
  // One that is read or used stays where it is.
  if (region.matches(':hover, :focus-within')) return
  // Otherwise each place that is tried would count as a shift of the layout, and the toast would be on top.
  region.style.visibility = 'hidden'
  let best: { place: string; weight: number } = { place: places[0], weight: Infinity }
  for (const place of places) {
    region.dataset.place = place
    const weight = weightBelow(region)
    if (weight < best.weight) best = { place, weight }
  }
  region.dataset.place = best.place
  region.style.visibility = ''
}

function weightBelow(region: HTMLElement): number {
  const { left, top, right, bottom } = region.getBoundingClientRect()
  let weight = 0
  for (let x = left; x < right + STEP_PX; x += STEP_PX) {
    for (let y = top; y < bottom + STEP_PX; y += STEP_PX) {
      const below = document.elementFromPoint(Math.min(x, right), Math.min(y, bottom))
      if (below?.closest(CONTROLS)) weight += CONTROL_WEIGHT
      else if (below?.closest(READ)) weight += 1
    }
  }
  return weight
}
