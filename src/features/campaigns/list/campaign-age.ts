import { translate } from '@/shared/i18n/translate'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY

/**
 * How long ago a campaign was created, in words. A time in the future counts as now.
 * @param createdAt milliseconds since the epoch; undefined when it is not known
 */
export function campaignAge(createdAt: number | undefined, now: number): string {
  if (createdAt === undefined) return '—'
  const age = now - createdAt
  if (age < MINUTE) return translate('few seconds ago')
  if (age < HOUR)
    return translate('{count, plural, one {1 minute ago} other {{count} minutes ago}}', {
      count: Math.floor(age / MINUTE),
    })
  if (age < DAY)
    return translate('{count, plural, one {1 hour ago} other {{count} hours ago}}', {
      count: Math.floor(age / HOUR),
    })
  if (age < MONTH)
    return translate('{count, plural, one {1 day ago} other {{count} days ago}}', {
      count: Math.floor(age / DAY),
    })
  return translate('{count, plural, one {1 month ago} other {{count} months ago}}', {
    count: Math.floor(age / MONTH),
  })
}
