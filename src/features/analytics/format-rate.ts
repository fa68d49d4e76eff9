import { numberFormat } from '@/shared/i18n/active-language'

const percent = { style: 'percent', maximumFractionDigits: 1 } as const
const rates = numberFormat(percent)
const trends = numberFormat({ ...percent, signDisplay: 'always' })

/** 42.55 -> '42.6%'; '–' if unknown. */
export function formatRate(perCent: number | undefined): string {
  return perCent === undefined ? '–' : rates().format(perCent / 100)
}

/** 2.1 -> '+2.1%' */
export const formatTrend = (perCent: number): string => trends().format(perCent / 100)
