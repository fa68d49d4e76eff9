import type { AnalyticsEvent } from './analytics-queries'
import { lookOf } from './event-type'

/** One bar of a chart. */
export type Count = {
  /** Below the bar. */
  label: string
  /** Where there is room: the same in full. */
  fullLabel: string
  count: number
}

export function countByType(events: readonly AnalyticsEvent[]): Count[] {
  const counts = new Map<string, number>()
  for (const { eventType } of events) {
    const { label } = lookOf(eventType)
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts]
    .map(([label, count]) => ({ label, fullLabel: label, count }))

    .toSorted((a, b) => b.count - a.count)
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

/** The shortest span of which the bars cover everything; weeks are doubled until they do. */
function spanFor(length: number): number {
  const fits = (span: number) => length / span < MAX_BARS - 1
  const known = spans.find(fits)
  if (known) return known
  let span = 7 * DAY_MS
  while (!fits(span)) span *= 2
  return span
}

const timeOfDay = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const dayAndHour = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const dayOnly = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** Bars of one length from the first event to the last, also where nothing happened. */
export function countOverTime(events: readonly AnalyticsEvent[]): Count[] {
  const times = events.flatMap(({ timestamp }) => timestamp ?? [])
  if (times.length === 0) return []
  const first = Math.min(...times)
  const last = Math.max(...times)
  const span = spanFor(last - first)
  // Bars begin at whole hours and days of the reader's clock, not of the server's.
  const offset = new Date(first).getTimezoneOffset() * MINUTE_MS
  const indexOf = (time: number) => Math.floor((time - offset) / span)

  const counts = Array.from({ length: indexOf(last) - indexOf(first) + 1 }, () => 0)
  for (const time of times) {
    const index = indexOf(time) - indexOf(first)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts.map((count, index) => {
    const start = (indexOf(first) + index) * span + offset
    const { label, fullLabel } = labelsOf(start, span, last - first)
    return { label, fullLabel, count }
  })
}

function labelsOf(start: number, span: number, length: number) {
  const lastMoment = start + span - 1
  if (span >= DAY_MS) {
    // Daylight saving may put the start an hour into the day before.
    const day = start + 2 * HOUR_MS
    return { label: dayOnly.format(day), fullLabel: dayAndYear.formatRange(day, lastMoment) }
  }
  const short = length < DAY_MS ? timeOfDay : dayAndHour
  return { label: short.format(start), fullLabel: dayAndHour.formatRange(start, start + span) }
}
