import { numberFormat } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'

/** Balances and prices are in hundredths of a credit. */
const UNITS_PER_CREDIT = 100

const withDecimals = (digits: number) =>
  numberFormat({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

const tenths = withDecimals(1)
const hundredths = withDecimals(2)
const UNITS_PER_TENTH = UNITS_PER_CREDIT / 10

/** 250 units: '2.5'. Amounts below a tenth get two decimals instead of '0.0'. */
export function formatCreditAmount(units: number): string {
  const isTiny = units !== 0 && Math.abs(units) < UNITS_PER_TENTH
  return (isTiny ? hundredths : tenths)().format(units / UNITS_PER_CREDIT)
}

/** Rounds down to a tenth of a credit, so that a balance never looks larger than it is. */
export const shownBalance = (units: number): number =>
  units < UNITS_PER_TENTH ? units : Math.floor(units / UNITS_PER_TENTH) * UNITS_PER_TENTH

export function formatCredits(units: number): string {
  // The amount is formatted with decimals; the number selects the plural form.
  return translate('{count, plural, other {{amount} credits}}', {
    count: units / UNITS_PER_CREDIT,
    amount: formatCreditAmount(units),
  })
}
