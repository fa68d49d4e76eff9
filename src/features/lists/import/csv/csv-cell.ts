import { unguardFormulas } from '@/shared/lib/csv/csv-formula'
import { isPlaceholder, type PlaceholderField } from '@/shared/lib/values/placeholder-text'
import { isBlank, withoutInvisible } from '@/shared/lib/values/visible-text'
import type { Column } from '../../cleaning/contact-columns'

/** Matches `="0444"`, with which spreadsheets are told that a number is a text. */
const TEXT_FORMULA = /^\s*="+([^"]*)"+\s*$/

/** The text of a cell without quotes, including inner ones, and without formula guards. */
export function plainCell(cell: string): string {
  if (!cell.includes('"')) return unguardFormulas(cell)
  const [, text] = TEXT_FORMULA.exec(cell) ?? []
  return unguardFormulas(text ?? cell.replaceAll('"', ''))
}

/** Separates multiple values in Google exports. */
const SEVERAL = ':::'

/** Matches '4.91521E+11', a long number rounded by a spreadsheet. */
const ROUNDED = /^[+'-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i
/** Matches '####', '#N/A' and '#NAME?', in the five languages of the application. */
const SPREADSHEET_ERROR =
  /^#(?:#+|[¡¿]?(?:n\/?[adv]|name|nome?|nombre|ref|bezug|value|wert|valeur|valor|div\/0|null?|nulo|n[uú]m|zahl|calc|spill|überlauf)[!?]?)$/iu

const fields: Partial<Record<Column, PlaceholderField>> = {
  first_name: 'firstName',
  last_name: 'lastName',
}

/** Repairs with only one possible meaning. */
const repairs: Partial<Record<Column, readonly (readonly [pattern: RegExp, text: string])[]>> = {
  email: [
    [/^(?:\s|%20)+|(?:\s|%20)+$/g, ''],
    [/^mailto:/i, ''],
    [/\?(?:subject|body|cc|bcc)=.*$/i, ''],
    [/^([^@]+)%40([^@]+)$/, '$1@$2'],
    [/[\s,;]+$/, ''],
    [/[’‘ʼ]/g, "'"],
  ],
  phone: [
    [/^(?:tel|callto):(?:\/\/)?\s*/i, ''],
    [/^(\+?\d{6,})\.0+$/, '$1'],
  ],
}
/** Matches '49,301,234,567', a number that a spreadsheet has grouped. */
const GROUPED = /^\+?[1-9]\d{0,2}(?:,\d{3}){2,}$/

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
}
const ENTITY = /&(amp|lt|gt|quot|apos|#0?39|nbsp);/g

function repaired(text: string, column: Column): string {
  const plain = text.includes('&')
    ? text.replaceAll(ENTITY, (_all, name: string) => entities[name.replace('#0', '#')] ?? '')
    : text
  const all = (repairs[column] ?? []).reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    plain,
  )
  return column === 'phone' && GROUPED.test(all) ? all.replaceAll(',', '') : all
}

/** Fields in which a joiner or a direction mark has no meaning. */
const withoutMarks = new Set<Column>(['email', 'phone', 'linkedin_url'])

/**
 * The text of a cell that is imported: repaired, the first of several values, and none where a
 * spreadsheet has damaged it or it stands for nothing.
 */
export function readCell(cell: string, column: Column): string {
  const plain = plainCell(cell)
  const text = withoutMarks.has(column) ? withoutInvisible(plain) : plain
  if (text.includes(SEVERAL)) {
    return text.split(SEVERAL).find((value) => !isBlank(value)) ?? ''
  }
  const trimmed = text.trim()
  const whole = repaired(trimmed, column)
  const isNothing =
    column !== 'email' &&
    (SPREADSHEET_ERROR.test(trimmed) ||
      (column === 'phone' && ROUNDED.test(trimmed)) ||
      isPlaceholder(whole, fields[column] ?? 'text'))
  return isNothing ? '' : whole
}

const SALUTATION = /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|sr|sra|srta|dra)\.?$/i

/** Whether a cell is plausible for the column: 'Mr.' and 'Dr.' are not job titles. */
export function isUseful(cell: string, column: Column): boolean {
  const value = readCell(cell, column).trim()
  if (isBlank(value)) return false
  if (column === 'email') return value.includes('@')
  if (column === 'phone') return /\d/.test(value)
  return column !== 'title' || !SALUTATION.test(value)
}
