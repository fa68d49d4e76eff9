const rates = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** 42.55 -> '42.6%'; '–' for a rate that is not known. */
export function formatRate(perCent: number | undefined): string {
  return perCent === undefined ? '–' : `${rates.format(perCent)}%`
}
