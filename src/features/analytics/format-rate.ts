import { perLocale } from '@/shared/i18n/active-language'

const rates = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** 42.55 -> '42.6%'; '–' for an unknown rate. */
export function formatRate(perCent: number | undefined): string {
  return perCent === undefined ? '–' : `${rates().format(perCent)}%`
}
