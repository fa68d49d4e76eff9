import { dateFormat } from '@/shared/i18n/active-language'

const timeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' })
const dayAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString()

/** Time of day in the active language, preceded by the date unless it is today. */
export const shortTime = (at: number): string =>
  (isToday(at) ? timeOfDay() : dayAndTime()).format(at)
