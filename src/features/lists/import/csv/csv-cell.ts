import { unguardFormulas } from '@/shared/lib/csv/csv-formula'
import { isBlank } from '@/shared/lib/values/visible-text'
import type { Column } from './csv-columns'

/** The text of a cell without quotes, including inner ones, and without formula guards. */
export function plainCell(cell: string): string {
  return unguardFormulas(cell.includes('"') ? cell.replaceAll('"', '') : cell)
}

/** Separates multiple values in Google exports. */
const SEVERAL = ':::'

export function firstValue(cell: string): string {
  if (!cell.includes(SEVERAL)) return cell
  return cell.split(SEVERAL).find((value) => !isBlank(value)) ?? ''
}

/** Whether there are several values; only the first can be imported. */
export const hasSeveral = (cell: string): boolean =>
  cell.includes(SEVERAL) && cell.split(SEVERAL).filter((value) => !isBlank(value)).length > 1

/** Matches '4.91521E+11', a long number rounded by a spreadsheet. */
const ROUNDED = /^[+'-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i
/** Matches '#N/A' and '#NAME?', in the five languages of the application. */
const FORMULA_ERROR =
  /^#[¡¿]?(?:n\/?[adv]|name|nome?|nombre|ref|bezug|value|wert|valeur|valor|div\/0|null?|nulo|n[uú]m|zahl|calc|spill|überlauf)[!?]?$/iu

/** Whether a spreadsheet has destroyed the value. */
export function isLeftover(cell: string, column: Column): boolean {
  const text = cell.trim()
  return FORMULA_ERROR.test(text) || (column === 'phone' && ROUNDED.test(text))
}

const SALUTATION = /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|sr|sra|srta|dra)\.?$/i

/** Whether a cell is plausible for the column: 'Mr.' and 'Dr.' are not job titles. */
export function isUseful(cell: string, column: Column): boolean {
  const value = firstValue(cell).trim()
  if (isBlank(value) || isLeftover(value, column)) return false
  if (column === 'email') return value.includes('@')
  if (column === 'phone') return /\d/.test(value)
  return column !== 'title' || !SALUTATION.test(value)
}
