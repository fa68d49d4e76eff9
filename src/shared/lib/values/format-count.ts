import { numberFormat } from '@/shared/i18n/active-language'

const counts = numberFormat()

/** 1234 -> '1,234' */
export function formatCount(count: number): string {
  return counts().format(count)
}
