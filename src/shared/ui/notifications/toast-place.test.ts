import { describe, expect, it } from 'vitest'
import { covered, placeFor } from './toast-place'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const area = box(256, 16, 1168, 868)
const toast = { width: 420, height: 84 }

describe('a toast stands', () => {
  it('in the corner, above a floating button, where nothing is worked with', () => {
    expect(placeFor({ area, toast, controls: [] })).toEqual({ left: 1004, top: 736 })
  })

  it('at the top in the middle, where the corner is used', () => {
    const editor = box(600, 120, 800, 780)
    const save = box(1300, 12, 110, 40)
    expect(placeFor({ area, toast, controls: [editor, save] })).toEqual({ left: 630, top: 16 })
  })

  it('in the free band nearest to the lower edge, where both are used', () => {
    const phone = box(16, 16, 358, 812)
    const controls = [box(16, 60, 358, 40), box(16, 300, 358, 500)]
    const place = placeFor({ area: phone, toast: { width: 358, height: 84 }, controls })
    expect(place).toEqual({ left: 16, top: 216 })
  })

  it('where it covers least, when there is no free place', () => {
    const controls = [box(0, 0, 1440, 860), box(256, 860, 400, 40)]
    const room = { area, toast, controls }
    const place = placeFor(room)
    expect(place.top).toBe(800)
    expect(covered(place, room)).toBeLessThan(toast.width * toast.height)
  })
})
