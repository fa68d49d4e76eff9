/** Days are numbered from 1. */
export type Scene = {
  /** From the top. Dots of one band and id are one, which moves. */
  lanes: readonly { name: string; day: number; band: string; dots: readonly Dot[] }[]
  lastDay: number
  /** Bars below the days, side by side. */
  bars: readonly { day: number; count: number; isOver: boolean }[]
  isWeekend: (day: number) => boolean
  labelOf: (day: number) => string
}

type Dot = { key: string; id: string; isOut: boolean; isMarked: boolean }
type Point = { x: number; y: number }
type Stop = Dot & Point & { day: number }

const AXIS_PX = 22
const LANE_PX = 64
const BARS_PX = 34
/** Above the dots, and at the bottom for those that are out. */
const NAME_PX = 18
const OUT_PX = 14
export const MARGIN_PX = 72
/** In days: how long a dot moves before it arrives. */
const MOVE = 0.7

export const stageHeight = ({ lanes }: Scene): number => AXIS_PX + lanes.length * LANE_PX + BARS_PX

/** Places for all dots in a canvas of a width, in CSS pixels. */
export function layOut(scene: Scene, width: number) {
  const dayWidth = (width - 2 * MARGIN_PX) / Math.max(1, scene.lastDay - 1)
  const xOf = (day: number) => MARGIN_PX + (day - 1) * dayWidth
  const widest = Math.min(2 * MARGIN_PX, Math.max(24, dayWidth * 0.9))
  const stops = new Map<string, Stop[]>()
  let size = 6
  for (const [lane, { day, band, dots }] of scene.lanes.entries())
    for (const pile of [dots.filter(({ isOut }) => !isOut), dots.filter(({ isOut }) => isOut)]) {
      const isOut = pile[0]?.isOut
      const height = isOut ? OUT_PX : LANE_PX - NAME_PX - OUT_PX - 4
      const pitch = Math.min(7, Math.sqrt((height * widest) / pile.length))
      const rows = Math.max(1, Math.floor(height / pitch))
      const left = xOf(day) - ((Math.ceil(pile.length / rows) - 1) / 2) * pitch
      const top = AXIS_PX + lane * LANE_PX + (isOut ? LANE_PX - OUT_PX : NAME_PX)
      size = Math.min(size, Math.max(1, pitch - 1))
      for (const [at, dot] of pile.entries()) {
        const key = `${band} ${dot.id}`
        const way = stops.get(key) ?? []
        stops.set(key, way)
        const x = left + Math.floor(at / rows) * pitch
        way.push({ ...dot, day, x, y: top + (at % rows) * pitch })
      }
    }

  /** @param time in days, with fractions while it plays */
  const placesAt = (time: number) =>
    [...stops.values()].flatMap((way) => {
      const from = way.findLast(({ day }) => day <= time)
      if (!from) return []
      const to = way.find(({ day }) => day > time) ?? from
      const share = Math.max(0, 1 - Math.abs(to.day - time) / MOVE)
      const eased = share * share * (3 - 2 * share)
      const x = from.x + (to.x - from.x) * eased
      return [{ dot: from, x, y: from.y + (to.y - from.y) * eased }]
    })
  return { scene, width, dayWidth, xOf, size, placesAt }
}

type Layout = ReturnType<typeof layOut>

/** @param colorOf reads a color of the theme */
export function draw(
  context: CanvasRenderingContext2D,
  { scene, width, dayWidth, xOf, size, placesAt }: Layout,
  time: number,
  colorOf: (name: string) => string,
) {
  const [text, line] = [colorOf('fg-muted'), colorOf('border-emphasized')]
  const [plain, marked, out] = [
    colorOf('brand-solid'),
    colorOf('orange-solid'),
    colorOf('red-solid'),
  ]
  const bottom = AXIS_PX + scene.lanes.length * LANE_PX
  const fill = (color: string, x: number, y: number, wide: number, high: number) => {
    context.fillStyle = color
    context.fillRect(x, y, wide, high)
  }
  const write = (words: string, x: number, y: number, align: CanvasTextAlign) => {
    context.fillStyle = text
    context.textAlign = align
    context.fillText(words, x, y)
  }
  context.clearRect(0, 0, width, stageHeight(scene))
  const every = Math.ceil(MARGIN_PX / dayWidth)
  const shade = Math.min(dayWidth, 2 * MARGIN_PX)
  for (let day = 1; day <= scene.lastDay; day += 1) {
    if (scene.isWeekend(day))
      fill(colorOf('bg-muted'), xOf(day) - shade / 2, AXIS_PX, shade, bottom - AXIS_PX)
    if ((day - 1) % every === 0) write(scene.labelOf(day), xOf(day), AXIS_PX - 8, 'center')
  }
  for (const [lane, { name }] of scene.lanes.entries()) {
    fill(line, 0, AXIS_PX + lane * LANE_PX, width, 1)
    write(name, 0, AXIS_PX + lane * LANE_PX + 13, 'left')
  }
  fill(line, 0, bottom, width, 1)
  const longest = Math.max(...scene.bars.map(({ count }) => count))
  const placed = new Map<number, number>()
  for (const { day, count, isOver } of scene.bars) {
    const place = placed.get(day) ?? 0
    placed.set(day, place + 1)
    const color = isOver ? out : colorOf('border-control')
    fill(color, xOf(day) - 3 + place * 7, bottom + 4, 5, (count / longest) * 28)
  }
  fill(text, xOf(time) - 1, AXIS_PX - 4, 2, bottom - AXIS_PX + 4)
  const places = placesAt(time)
  const joined = new Map<string, [x: number, y: number]>()
  context.strokeStyle = marked
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
  for (const { dot, x, y } of places)
    fill(dot.isOut ? out : dot.isMarked ? marked : plain, x - size / 2, y - size / 2, size, size)
}

/** Key of the dot within 8 pixels that is nearest to a point. */
export function keyAt({ placesAt }: Layout, point: Point, time: number) {
  const distanceTo = ({ x, y }: Point) => Math.hypot(x - point.x, y - point.y)
  const [nearest] = placesAt(time).toSorted((a, b) => distanceTo(a) - distanceTo(b))
  return nearest && distanceTo(nearest) < 8 ? nearest.dot.key : undefined
}
