const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY

const ago = (count: number, unit: string) =>
  count === 1 ? `1 ${unit} ago` : `${count} ${unit}s ago`

/**
 * How long ago a campaign was created, in words. A time in the future counts as now.
 * @param createdAt milliseconds since the epoch; undefined when it is not known
 */
export function campaignAge(createdAt: number | undefined, now: number): string {
  if (createdAt === undefined) return '—'
  const age = now - createdAt
  if (age < MINUTE) return 'few seconds ago'
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour')
  if (age < MONTH) return ago(Math.floor(age / DAY), 'day')
  return ago(Math.floor(age / MONTH), 'month')
}
