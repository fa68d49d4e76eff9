import { ofDevice, perLocale } from '@/shared/i18n/active-language'

const timeOfDay = perLocale(
  (locale) => new Intl.DateTimeFormat(ofDevice(locale), { timeStyle: 'short', hourCycle: 'h23' }),
)
const dayAndTime = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(ofDevice(locale), { dateStyle: 'medium', timeStyle: 'short' }),
)

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString()

/** The time of day, with the date in front of it unless it is today. */
export const shortTime = (at: number): string =>
  (isToday(at) ? timeOfDay() : dayAndTime()).format(at)
