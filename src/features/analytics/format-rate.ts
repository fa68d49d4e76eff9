const rates = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** 42.55 -> '42.6%'; '–' for an unknown rate. */
export function formatRate(perCent: number | undefined): string {
  return perCent === undefined ? '–' : `${rates.format(perCent)}%`
}
