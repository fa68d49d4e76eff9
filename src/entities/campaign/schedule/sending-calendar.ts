import { sendingDays } from '../model/sequence'

type CalendarDay = {
  date: Date
  isWeekend: boolean
  /** Positions of the day's steps, from 1. */
  steps: number[]
}

const DAYS_OF_WEEK = 7
const DAY_OF_SUNDAY = 0
const DAY_OF_SATURDAY = 6

/** In local time: days with a clock change are not 24 hours long. */
const addDays = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/**
 * Weeks, starting on Monday, with at least one sending day of a sequence that starts on `start`.
 */
export function sendingWeeks(
  steps: readonly { delay: number }[],
  start: Date,
): (readonly CalendarDay[])[] {
  const stepsByOffset = new Map<number, number[]>()
  for (const [index, day] of sendingDays(steps).entries()) {
    const offset = day - 1
    stepsByOffset.set(offset, [...(stepsByOffset.get(offset) ?? []), index + 1])
  }
  const sinceMonday = (start.getDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  const last = Math.max(0, ...stepsByOffset.keys())
  const weeks: CalendarDay[][] = []
  for (let monday = -sinceMonday; monday <= last; monday += DAYS_OF_WEEK) {
    const week = Array.from({ length: DAYS_OF_WEEK }, (_, index): CalendarDay => {
      const date = addDays(start, monday + index)
      const weekday = date.getDay()
      return {
        date,
        isWeekend: weekday === DAY_OF_SATURDAY || weekday === DAY_OF_SUNDAY,
        steps: stepsByOffset.get(monday + index) ?? [],
      }
    })
    if (week.some(({ steps }) => steps.length > 0)) weeks.push(week)
  }
  return weeks
}
