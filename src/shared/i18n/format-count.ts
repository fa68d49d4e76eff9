import { numberFormat } from '@/shared/i18n/active-language'

const counts = numberFormat()

export function formatCount(count: number): string {
  return counts().format(count)
}
