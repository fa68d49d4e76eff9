import { dateOfDay, dateText } from '../model/sequence'

/** Days are numbered from 1, which is that of `start`. */
export type Scene = {
  start: Date
  /** From the top. */
  lanes: readonly { name: string; day: number; dots: readonly Dot[] }[]
  /** Bars below a day, side by side. */
  bars: ReadonlyMap<number, ReadonlyMap<string, number>>
  /** A longer bar is marked; 0 for none. */
  limit: number
}

/** Dots of one way are one, which moves; those of one id are joined. */
export type Dot = { key: string; way: string; id: string; isOut: boolean; isMarked: boolean }

const AXIS_PX = 22
/** With the sign below a bar. */
const BARS_PX = 36
const LONGEST_BAR_PX = 20
/** Above the dots, and at the bottom for those that are out. */
const NAME_PX = 18
const OUT_PX = 9
export const MARGIN_PX = 72
/** In days: how long a dot moves before it arrives. */
const MOVE = 0.7

/** Places all dots in a canvas of a width, in CSS pixels. Times are days, with fractions. */
export function layOut({ start, lanes, bars, limit }: Scene, width: number) {
  const lastDay = Math.max(1, ...lanes.map(({ day }) => day))
  const dayWidth = (width - 2 * MARGIN_PX) / Math.max(1, lastDay - 1)
  const xOf = (day: number) => MARGIN_PX + (day - 1) * dayWidth
  const widest = Math.min(2 * MARGIN_PX, Math.max(24, dayWidth * 0.9))
  // Many lanes leave room for what is below the stage.
  const laneHeight = Math.max(44, Math.min(96, Math.max(132, width / 6) / lanes.length))
  const topOf = (lane: number) => AXIS_PX + lane * laneHeight
  const bottom = topOf(lanes.length)
  const height = bottom + BARS_PX
  const ways = new Map<string, { dot: Dot; day: number; x: number; y: number }[]>()
  let size = 6
  for (const [lane, { day, dots }] of lanes.entries())
    for (const isOut of [false, true]) {
      const pile = dots.filter((dot) => dot.isOut === isOut)
      const room = isOut ? OUT_PX : laneHeight - NAME_PX - OUT_PX - 3
      const pitch = Math.min(7, Math.sqrt((room * widest) / pile.length))
      const rows = Math.max(1, Math.floor(room / pitch))
      const left = xOf(day) - ((Math.ceil(pile.length / rows) - 1) / 2) * pitch
      const top = isOut ? topOf(lane + 1) - OUT_PX : topOf(lane) + NAME_PX
      size = Math.min(size, Math.max(1, pitch - 1))
      for (const [at, dot] of pile.entries()) {
        const stop = { x: left + Math.floor(at / rows) * pitch, y: top + (at % rows) * pitch }
        ways.set(dot.way, [...(ways.get(dot.way) ?? []), { dot, day, ...stop }])
      }
    }

  const placesAt = (time: number) =>
    [...ways.values()].flatMap((way) => {
      const from = way.findLast(({ day }) => day <= time)
      if (!from) return []
      const to = way.find(({ day }) => day > time) ?? from
      const share = Math.max(0, 1 - Math.abs(to.day - time) / MOVE)
      const eased = share * share * (3 - 2 * share)
      const x = from.x + (to.x - from.x) * eased
      return [{ dot: from.dot, x, y: from.y + (to.y - from.y) * eased }]
    })

  function draw(canvas: HTMLCanvasElement, time: number) {
    // Kept in memory, and below drawn color by color: fastest without a graphics card.
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return
    canvas.width = width * devicePixelRatio
    canvas.height = height * devicePixelRatio
    context.scale(devicePixelRatio, devicePixelRatio)
    const styles = getComputedStyle(canvas)
    context.font = `${styles.fontSize} ${styles.fontFamily}`
    const colorOf = (name: string) => styles.getPropertyValue(`--ui-colors-${name}`)
    const [text, line, bar] = ['fg-muted', 'border-emphasized', 'border-control'].map(colorOf)
    const [plain, marked, out] = ['brand-solid', 'orange-solid', 'red-solid'].map(colorOf)
    const fill = (color = '', x: number, y: number, wide: number, high: number) => {
      context.fillStyle = color
      context.fillRect(x, y, wide, high)
    }
    const write = (words: string, x: number, y: number, align: CanvasTextAlign = 'center') => {
      context.fillStyle = text ?? ''
      context.textAlign = align
      context.fillText(words, x, y)
    }
    const every = Math.ceil(MARGIN_PX / dayWidth)
    for (let day = 1; day <= lastDay; day += 1) {
      if ([0, 6].includes(dateOfDay(day, start).getDay()))
        fill(colorOf('bg-muted'), xOf(day) - dayWidth / 2, AXIS_PX, dayWidth, bottom - AXIS_PX)
      if ((day - 1) % every === 0) write(dateText(day, start), xOf(day), AXIS_PX - 8)
    }
    for (const [lane, { name }] of lanes.entries()) {
      fill(line, 0, topOf(lane), width, 1)
      write(name, 0, topOf(lane) + 13, 'left')
    }
    fill(line, 0, bottom, width, 1)
    const longest = Math.max(...[...bars.values()].flatMap((ofDay) => Array.from(ofDay.values())))
    for (const [day, ofDay] of bars)
      for (const [place, count] of [...ofDay.values()].entries()) {
        const [x, length] = [xOf(day) + place * 7, (count / longest) * LONGEST_BAR_PX]
        fill(bar, x - 3, bottom + 4, 5, length)
        if (limit > 0 && count > limit) write('!', x, bottom + length + 15)
      }
    fill(text, xOf(time) - 1, AXIS_PX - 4, 2, bottom - AXIS_PX + 4)
    const places = placesAt(time)
    const joined = new Map<string, [x: number, y: number]>()
    context.strokeStyle = marked ?? ''
    context.globalAlpha = 0.4
    context.beginPath()
    // More would be a haze, and cost frames.
    for (const { dot, x, y } of places.length > 1000 ? [] : places) {
      context.moveTo(...(joined.get(dot.id) ?? [x, y]))
      context.lineTo(x, y)
      joined.set(dot.id, [x, y])
    }
    context.stroke()
    context.globalAlpha = 1
    for (const color of [plain, marked, out]) {
      context.fillStyle = color ?? ''
      for (const { dot, x, y } of places)
        if (color === (dot.isOut ? out : dot.isMarked ? marked : plain))
          context.fillRect(Math.round(x - size / 2), Math.round(y - size / 2), size, size)
    }
  }

  /** Key of the dot within 8 pixels that is nearest to a point. */
  const keyAt = (atX: number, atY: number, time: number) =>
    placesAt(time)
      .map(({ dot, x, y }) => ({ key: dot.key, distance: Math.hypot(x - atX, y - atY) }))
      .toSorted((a, b) => a.distance - b.distance)
      .find(({ distance }) => distance < 8)?.key

  return { lastDay, height, draw, keyAt }
}
