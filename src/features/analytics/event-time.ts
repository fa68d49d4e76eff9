const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const exactTimes = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' })

/** Under a minute, and for times in the future, "just now"; from one day on, a date. */
export function eventTime(at: number, now: number): string {
  const age = now - at
  if (age < MINUTE_MS) return 'Just now'
  if (age < HOUR_MS) {
    const minutes = Math.floor(age / MINUTE_MS)
    return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  }
  if (age < DAY_MS) {
    const hours = Math.floor(age / HOUR_MS)
    return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  }
  return dates.format(at)
}

export function exactEventTime(at: number): string {
  return exactTimes.format(at)
}
