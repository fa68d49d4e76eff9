import { dateFormat } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const dates = dateFormat({ dateStyle: 'medium' })
const exactTimes = dateFormat({ dateStyle: 'full', timeStyle: 'long' })

/** "just now" for less than a minute ago and for future times; a date from one day ago. */
export function eventTime(at: number, now: number): string {
  const age = now - at
  if (age < MINUTE_MS) return translate('Just now')
  if (age < HOUR_MS) {
    const minutes = Math.floor(age / MINUTE_MS)
    return translate('{minutes, plural, one {1 minute ago} other {{minutes} minutes ago}}', {
      minutes,
    })
  }
  if (age < DAY_MS) {
    const hours = Math.floor(age / HOUR_MS)
    return translate('{hours, plural, one {1 hour ago} other {{hours} hours ago}}', { hours })
  }
  return dates().format(at)
}

export function exactEventTime(at: number): string {
  return exactTimes().format(at)
}
