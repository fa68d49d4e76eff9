export type Box = { left: number; top: number; right: number; bottom: number }
export type Place = { left: number; top: number }

type Room = {
  /** The part of the window that toasts may cover. */
  area: Box
  toast: { width: number; height: number }
  /** What a person works with. */
  controls: readonly Box[]
}

/** Pixels between two places that are tried. */
const STEP = 8
/** Space for the floating button that some screens have in the corner. */
const CORNER_SPACE = 64

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Square pixels of controls that a toast would cover. */
export function covered({ left, top }: Place, { toast, controls }: Room): number {
  const box = { left, top, right: left + toast.width, bottom: top + toast.height }
  return controls.reduce((sum, control) => sum + overlap(box, control), 0)
}

/**
 * Where a toast stands: in the bottom right corner, or else at the top in the middle. Where it would
 * cover a control in both, in the free place nearest to the corner; without one, where it covers least.
 */
export function placeFor(room: Room): Place {
  const { area, toast } = room
  const right = Math.max(area.left, area.right - toast.width)
  const middle = Math.max(area.left, (area.left + area.right - toast.width) / 2)
  const bottom = Math.max(area.top, area.bottom - toast.height)
  const corner = { left: right, top: Math.max(area.top, bottom - CORNER_SPACE) }
  const places = [corner, { left: middle, top: area.top }]
  for (const left of new Set([right, middle, area.left])) {
    for (let top = bottom; top >= area.top; top -= STEP) places.push({ left, top })
  }
  let best = { place: corner, covers: Infinity }
  for (const place of places) {
    const covers = covered(place, room)
    if (covers === 0) return place
    if (covers < best.covers) best = { place, covers }
  }
  return best.place
}
