/** Balances and prices come in units: 100 are one credit. */
const UNITS_PER_CREDIT = 100

const credits = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** 250 units are '2.5 credits'. */
export function formatCredits(units: number): string {
  return `${credits.format(units / UNITS_PER_CREDIT)} credits`
}
