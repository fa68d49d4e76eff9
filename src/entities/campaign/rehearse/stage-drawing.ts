/** Days are numbered from 1, lanes from the top. */
export type Scene = {
  lanes: number
  lastDay: number
  /** Where each dot is from which day on, in order. Before that it waits at the left. */
  dots: readonly { stops: Stop[]; isMarked: boolean }[]
  /** Pairs of dots that are joined. */
  links: readonly (readonly [number, number])[]
  /** Bars below the days, side by side; `share` is 0 to 1 of the longest. */
  bars: readonly { day: number; place: number; share: number; isOver: boolean }[]
  isWeekend: (day: number) => boolean
  labelOf: (day: number) => string
}

export type Stop = { day: number; lane: number; isOut: boolean }
export type Colors = Record<'dot' | 'marked' | 'out' | 'line' | 'text' | 'shade' | 'bar', string>
type Point = { x: number; y: number }

export const AXIS_PX = 22
export const LANE_PX = 64
const BARS_PX = 34
/** Room for the name of a lane, and at its bottom for the dots that are out. */
const NAME_PX = 18
const OUT_PX = 14
const MARGIN_PX = 72
const LABEL_PX = 72
const WIDEST_PILE_PX = 260
/** In days: how long a dot moves before it arrives. */
const MOVE = 0.7

export const stageHeight = (lanes: number): number => AXIS_PX + lanes * LANE_PX + BARS_PX

/** Places for all dots in a canvas of a width, in CSS pixels. */
export function layOut(scene: Scene, width: number) {
  const days = Math.max(1, scene.lastDay - 1)
  const dayWidth = (width - 2 * MARGIN_PX) / days
  const xOf = (day: number) => MARGIN_PX + (day - 1) * dayWidth
  const piles = new Map<string, Stop[]>()
  for (const stop of scene.dots.flatMap(({ stops }) => stops)) {
    const key = `${stop.day} ${stop.lane} ${stop.isOut}`
    piles.set(key, piles.get(key) ?? [])
    piles.get(key)?.push(stop)
  }
  const points = new Map<Stop, Point>()
  let size = 6
  for (const pile of piles.values()) {
    const { day = 1, lane = 0, isOut = false } = pile[0] ?? {}
    const height = isOut ? OUT_PX : LANE_PX - NAME_PX - OUT_PX - 4
    const widest = Math.min(WIDEST_PILE_PX, Math.max(24, dayWidth * 0.9))
    const pitch = Math.max(1.2, Math.min(7, Math.sqrt((height * widest) / pile.length)))
    const rows = Math.max(1, Math.floor(height / pitch))
    const left = xOf(day) - ((Math.ceil(pile.length / rows) - 1) / 2) * pitch
    const top = AXIS_PX + lane * LANE_PX + (isOut ? LANE_PX - OUT_PX : NAME_PX)
    size = Math.min(size, Math.max(1, pitch - 1))
    for (const [at, stop] of pile.entries())
      points.set(stop, { x: left + Math.floor(at / rows) * pitch, y: top + (at % rows) * pitch })
  }

  /** @param time in days, with fractions while it plays */
  const placeOf = ({ stops }: Scene['dots'][number], time: number) => {
    const next = stops.findIndex(({ day }) => day > time)
    const [from, to] = [stops.at(next === -1 ? -1 : next - 1), stops[next]]
    const last = next === 0 ? undefined : from
    const end = points.get(to ?? stops[0] ?? { day: 1, lane: 0, isOut: false }) ?? { x: 0, y: 0 }
    const begin = (last && points.get(last)) ?? { x: 8, y: end.y }
    const way = to ? Math.max(0, 1 - (to.day - time) / MOVE) : 0
    const eased = way * way * (3 - 2 * way)
    const x = begin.x + (end.x - begin.x) * eased
    return { x, y: begin.y + (end.y - begin.y) * eased, isOut: last?.isOut === true }
  }
  return { scene, width, dayWidth, xOf, size, placeOf }
}

export type Layout = ReturnType<typeof layOut>

export function draw(
  context: CanvasRenderingContext2D,
  { scene, width, dayWidth, xOf, size, placeOf }: Layout,
  time: number,
  colors: Colors,
) {
  const bottom = AXIS_PX + scene.lanes * LANE_PX
  const fill = (color: string, ...[x, y, wide, high]: [number, number, number, number]) => {
    context.fillStyle = color
    context.fillRect(x, y, wide, high)
  }
  context.clearRect(0, 0, width, stageHeight(scene.lanes))
  context.textAlign = 'center'
  const every = Math.ceil(LABEL_PX / dayWidth)
  const shade = Math.min(dayWidth, 2 * MARGIN_PX)
  for (let day = 1; day <= scene.lastDay; day += 1) {
    if (scene.isWeekend(day))
      fill(colors.shade, xOf(day) - shade / 2, AXIS_PX, shade, bottom - AXIS_PX)
    context.fillStyle = colors.text
    if ((day - 1) % every === 0) context.fillText(scene.labelOf(day), xOf(day), AXIS_PX - 8)
  }
  for (let lane = 0; lane <= scene.lanes; lane += 1)
    fill(colors.line, 0, AXIS_PX + lane * LANE_PX, width, 1)
  for (const { day, place, share, isOver } of scene.bars)
    fill(isOver ? colors.out : colors.bar, xOf(day) - 3 + place * 7, bottom + 4, 5, share * 28)
  fill(colors.text, xOf(time) - 1, AXIS_PX - 4, 2, bottom - AXIS_PX + 4)

  const places = scene.dots.map((dot) => placeOf(dot, time))
  context.strokeStyle = colors.line
  context.beginPath()
  for (const [one, other] of scene.links) {
    context.moveTo(places[one]?.x ?? 0, places[one]?.y ?? 0)
    context.lineTo(places[other]?.x ?? 0, places[other]?.y ?? 0)
  }
  context.stroke()
  for (const [index, { x, y, isOut }] of places.entries()) {
    const color = isOut ? 'out' : scene.dots[index]?.isMarked ? 'marked' : 'dot'
    fill(colors[color], x - size / 2, y - size / 2, size, size)
  }
}

/** Index of the dot within 8 pixels that is nearest to a point. */
export function dotAt({ scene, placeOf }: Layout, { x, y }: Point, time: number) {
  let nearest = { index: -1, distance: 8 }
  for (const [index, dot] of scene.dots.entries()) {
    const place = placeOf(dot, time)
    const distance = Math.hypot(place.x - x, place.y - y)
    if (distance < nearest.distance) nearest = { index, distance }
  }
  return nearest.index
}
