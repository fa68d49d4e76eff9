import { dateFormat } from '@/shared/i18n/active-language'
import type { AnalyticsEvent } from './analytics-queries'
import { eventTypeBadge } from './event-type'

export type Count = {
  label: string
  /** The full label, where there is room. */
  fullLabel: string
  count: number
}

const MAX_LABEL = 14

export function countByType(events: readonly AnalyticsEvent[]): Count[] {
  const counts = new Map<string, number>()
  for (const { eventType } of events) {
    const { label } = eventTypeBadge(eventType)
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts]
    .map(([label, count]) => ({ label: shortened(label), fullLabel: label, count }))
    .toSorted((a, b) => b.count - a.count)
}

/** A type that is not known may be long; the chart measures labels beside the page, which would widen it. */
const shortened = (label: string) =>
  label.length > MAX_LABEL
    ? `${Array.from(label)
        .slice(0, MAX_LABEL - 1)
        .join('')}…`
    : label

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

/**
 * The shortest span that covers all events with the allowed number of bars; weeks are doubled until
 * they do.
 */
function spanFor(length: number): number {
  const fits = (span: number) => length / span < MAX_BARS - 1
  const known = spans.find(fits)
  if (known) return known
  let span = 7 * DAY_MS
  while (!fits(span)) span *= 2
  return span
}

const timeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' })
const dayAndHour = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const dayOnly = dateFormat({ month: 'short', day: 'numeric' })
const dayAndYear = dateFormat({ dateStyle: 'medium' })

/**
 * The start of each bar, and the end of the last. Bars of days and of several hours follow the
 * reader's calendar, in which a day can have 23 or 25 hours; shorter bars follow elapsed time.
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

/** Bars from the first event to the last, with empty ones between. */
export function countOverTime(events: readonly AnalyticsEvent[]): Count[] {
  const times = events.flatMap(({ timestamp }) => timestamp ?? [])
  if (times.length === 0) return []
  const first = Math.min(...times)
  const last = Math.max(...times)
  const span = spanFor(last - first)
  const boundaries = boundariesOf(first, last, span)

  return boundaries.slice(1).map((end, index) => {
    const start = boundaries[index] ?? end
    const count = times.filter((time) => time >= start && time < end).length
    const { label, fullLabel } = labelsOf(start, end, span, last - first)
    return { label, fullLabel, count }
  })
}

function labelsOf(start: number, end: number, span: number, length: number) {
  if (span >= DAY_MS) {
    return { label: dayOnly().format(start), fullLabel: dayAndYear().formatRange(start, end - 1) }
  }
  const short = length < DAY_MS ? timeOfDay() : dayAndHour()
  return { label: short.format(start), fullLabel: dayAndHour().formatRange(start, end) }
}
