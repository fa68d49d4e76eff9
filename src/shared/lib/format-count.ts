import { perLocale } from '@/shared/i18n/active-language'

const counts = perLocale((locale) => new Intl.NumberFormat(locale))

/** 1234 -> '1,234' */
export function formatCount(count: number): string {
  return counts().format(count)
}
