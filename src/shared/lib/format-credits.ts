/** Balances and prices come in units: 100 are one credit. */
const UNITS_PER_CREDIT = 100

const withDecimals = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const tenths = withDecimals(1)
const hundredths = withDecimals(2)
const UNITS_PER_TENTH = UNITS_PER_CREDIT / 10

/** 250 units are '2.5 credits'; less than a tenth is not rounded to nothing. */
export function formatCredits(units: number): string {
  const isTiny = units !== 0 && Math.abs(units) < UNITS_PER_TENTH
  return `${(isTiny ? hundredths : tenths).format(units / UNITS_PER_CREDIT)} credits`
}
