const counts = new Intl.NumberFormat('en')

/** 1234 -> '1,234' */
export function formatCount(count: number): string {
  return counts.format(count)
}
