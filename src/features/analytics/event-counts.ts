import type { AnalyticsEvent } from '@/entities/event/event'
import {
  eventTypeBadge,
  eventTypes,
  isEventType,
  type EventType,
} from '@/entities/event/event-type'
import { dateFormat } from '@/shared/i18n/active-language'

/** Unknown types are counted together as 'other'. */
export const series = [...eventTypes, 'other'] as const
export type Series = (typeof series)[number]

type TypeCount = { type: EventType | 'other'; label: string; count: number }

export type Bucket = {
  label: string
  fullLabel: string
  count: number
  counts: Partial<Record<Series, number>>
  /** Whether older events of this period may be missing. */
  isPartial: boolean
}

const seriesOf = ({ eventType }: AnalyticsEvent): Series =>
  isEventType(eventType) ? eventType : 'other'

/** Ordered from sent to bounced; unknown types come last, each under its name. */
export function countByType(events: readonly AnalyticsEvent[]): TypeCount[] {
  const counts = new Map<string, number>(eventTypes.map((type) => [type, 0]))
  for (const { eventType } of events) counts.set(eventType, (counts.get(eventType) ?? 0) + 1)
  return [...counts].map(([type, count]) => ({
    type: isEventType(type) ? type : 'other',
    label: eventTypeBadge(type).label,
    count,
  }))
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const spans = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  DAY_MS,
  7 * DAY_MS,
]
const MAX_BARS = 16

/** Shortest span that needs at most `MAX_BARS` bars; beyond a week it doubles until it fits. */
function spanFor(length: number): number {
  const fits = (span: number) => length / span < MAX_BARS - 1
  const known = spans.find(fits)
  if (known) return known
  let span = 7 * DAY_MS
  while (!fits(span)) span *= 2
  return span
}

const hour = { hour: 'numeric', minute: '2-digit' } as const
const day = { month: 'short', day: 'numeric' } as const
const timeOfDay = dateFormat(hour)
const timeWithZone = dateFormat({ ...hour, timeZoneName: 'short' })
const dayAndHour = dateFormat({ ...day, ...hour })
const dayAndHourWithZone = dateFormat({ ...day, ...hour, timeZoneName: 'short' })
const dayOnly = dateFormat(day)
const dayAndYear = dateFormat({ dateStyle: 'medium' })

/**
 * Start of each bar and end of the last. Bars of days and of several hours follow the local
 * calendar, in which a day can have 23 or 25 hours; shorter bars follow elapsed time.
 */
function boundariesOf(first: number, last: number, span: number): number[] {
  const date = new Date(first)
  const hours = span / HOUR_MS
  const firstHour = Math.floor(date.getHours() / hours) * hours
  const offset = date.getTimezoneOffset() * MINUTE_MS
  const firstStart = Math.floor((first - offset) / span) * span + offset
  const startOf = (index: number) =>
    span > HOUR_MS
      ? new Date(
          date.getFullYear(),
          date.getMonth(),
          date.getDate(),
          firstHour + index * hours,
        ).getTime()
      : firstStart + index * span

  const boundaries = [startOf(0)]
  let boundary = startOf(0)
  while (boundary <= last) {
    boundary = startOf(boundaries.length)
    boundaries.push(boundary)
  }
  return boundaries
}

/**
 * Bars from the first event to the last, including empty ones.
 * @param isCut whether older events may be missing, which makes the first bar partial
 */
export function countOverTime(events: readonly AnalyticsEvent[], isCut = false): Bucket[] {
  const times = events.flatMap(({ timestamp }) => timestamp ?? [])
  if (times.length === 0) return []
  const first = Math.min(...times)
  const last = Math.max(...times)
  const span = spanFor(last - first)
  const boundaries = boundariesOf(first, last, span)

  const starts = boundaries.slice(0, -1)
  const shortLabels = starts.map((start) => shortFormat(span, last - first).format(start))

  return starts.map((start, index) => {
    const end = boundaries[index + 1] ?? start
    const own = events.filter(({ timestamp = NaN }) => timestamp >= start && timestamp < end)
    const counts: Bucket['counts'] = {}
    for (const event of own) counts[seriesOf(event)] = (counts[seriesOf(event)] ?? 0) + 1
    const label = shortLabels[index] ?? ''
    // When clocks go back, an hour occurs twice.
    const isRepeated = shortLabels.indexOf(label) !== shortLabels.lastIndexOf(label)
    return {
      label: isRepeated ? shortFormat(span, last - first, true).format(start) : label,
      fullLabel:
        span >= DAY_MS
          ? dayAndYear().formatRange(start, end - 1)
          : (isRepeated ? dayAndHourWithZone : dayAndHour)().formatRange(start, end),
      count: own.length,
      counts,
      isPartial: isCut && index === 0,
    }
  })
}

function shortFormat(span: number, length: number, hasZone = false): Intl.DateTimeFormat {
  if (span >= DAY_MS) return dayOnly()
  if (length < DAY_MS) return hasZone ? timeWithZone() : timeOfDay()
  return hasZone ? dayAndHourWithZone() : dayAndHour()
}
