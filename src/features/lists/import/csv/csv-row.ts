import { translate } from '@/shared/i18n/translate'
import { addressKey, isEmail } from '@/shared/lib/values/addresses'
import { isBlank, visibleText, withoutInvisible } from '@/shared/lib/values/visible-text'
import {
  cleanCells,
  type Cleaning,
  type CleaningKind,
  fixDomain,
  type ImportedCells,
  noCleaning,
  whyLeftOut,
  withoutExtras,
} from '@/features/lists/cleaning/cleaning'
import { plainCell, readCell } from './csv-cell'
import {
  COLUMNS,
  type Column,
  type ColumnMap,
  REQUIRED_COLUMNS,
} from '../../cleaning/contact-columns'
import { isNameSplit } from './csv-header'

/** Why a row is excluded. Translated when shown. */
export type RowReason = () => string

export type RowVerdict =
  | { kind: 'valid' | 'blank' }
  | { kind: 'invalid' | 'duplicate' | 'leftOut'; reason: RowReason }

/** Apollo's address of a person whose address was not bought. */
const NOT_UNLOCKED = /^email_not_unlocked@/i

function valueAt(cells: readonly string[], index: number | undefined, column: Column): string {
  return readCell(cells[index ?? -1] ?? '', column)
}

/** Returns the cell of a column; '' if the file lacks the column. */
export function cellAt(cells: readonly string[], columns: ColumnMap, column: Column): string {
  const cell = valueAt(cells, columns[column], column)
  if ((column !== 'first_name' && column !== 'last_name') || !isNameSplit(columns)) return cell
  const [given, family] = splitName(cell)
  return column === 'first_name' ? given : family
}

/** Matches 'Love, Ada', but not 'Ada Love, Jr.'. */
const FAMILY_FIRST = /^([^,]+),\s*(?!\s|(?:jr|sr|i{1,3}|iv|v)\b)([^,]+)$/i

/** 'Dr. Ada Love' and 'Love, Ada' become 'Ada' and 'Love'. */
function splitName(cell: string): [given: string, family: string] {
  const name = withoutExtras(visibleText(cell))
  const [, family, given] = FAMILY_FIRST.exec(name) ?? []
  if (family && given) return [withoutExtras(given), withoutExtras(family)]
  const [first = '', ...rest] = name.split(/\s+/)
  return [first, rest.join(' ')]
}

export type PartlyRead = { column: Column; text: string; imported: string }

/** Cells that are not imported as they are in the file. */
export function partlyRead(cells: readonly string[], columns: ColumnMap): PartlyRead[] {
  return COLUMNS.flatMap((column): PartlyRead[] => {
    const index = columns[column]
    const text = plainCell(cells[index ?? -1] ?? '').trim()
    const imported = valueAt(cells, index, column).trim()
    return text === imported || withoutInvisible(text) === withoutInvisible(imported)
      ? []
      : [{ column, text, imported }]
  })
}

export const emailOf = (cells: readonly string[], columns: ColumnMap): string =>
  cellAt(cells, columns, 'email').trim()

/** Why a text is not a single e-mail address; undefined if it is. */
export function emailProblem(email: string): RowReason | undefined {
  if (NOT_UNLOCKED.test(email)) {
    return () => translate('Stands for an address that was not bought: {email}', { email })
  }
  if ((email.match(/@/g)?.length ?? 0) > 1) {
    return () => translate('More than one email in the cell: {email}', { email })
  }
  return isEmail(email) ? undefined : () => translate('Not a valid email: {email}', { email })
}

/** Stands for bytes that could not be decoded. */
const UNREADABLE_CHARACTER = '\uFFFD'

const isEmpty = (cell: string) => isBlank(plainCell(cell))

/**
 * Validates the rows of a file in order. Of valid rows with the same e-mail (ignoring case and
 * surrounding spaces), the first is kept.
 */
export function createRowJudge(
  header: readonly string[],
  columns: ColumnMap,
  cleaning: Cleaning = noCleaning,
) {
  const isDomainFixed = cleaning.kinds.includes('domains')
  const lineOf = new Map<string, number>()
  const isMissing = (cells: readonly string[], column: Column) =>
    isBlank(cellAt(cells, columns, column))

  return function judgeRow(cells: readonly string[], line: number): RowVerdict {
    const invalid = (reason: RowReason): RowVerdict => ({ kind: 'invalid', reason })
    if (cells.some((cell) => cell.includes(UNREADABLE_CHARACTER))) {
      return invalid(() => translate('This row has unreadable characters'))
    }
    const typed = emailOf(cells, columns)
    const address = isDomainFixed ? fixDomain(typed) : typed
    if (!address || isMissing(cells, 'first_name') || isMissing(cells, 'last_name')) {
      if (cells.every(isEmpty)) return { kind: 'blank' }
      const missing = REQUIRED_COLUMNS.filter((column) => isMissing(cells, column)).join(', ')
      return invalid(() => translate('Missing: {columns}', { columns: missing }))
    }
    const [count, expected] = [cells.length, header.length]
    if (count > expected && !cells.slice(expected).every(isEmpty)) {
      return invalid(() =>
        translate('{count} cells where the header has {expected}', { count, expected }),
      )
    }
    const problem = emailProblem(address)
    if (problem) return invalid(problem)

    const leftOut = whyLeftOut(address, cleaning)
    if (leftOut) return { kind: 'leftOut', reason: leftOut }

    const key = addressKey(address)
    const keptLine = lineOf.get(key)
    if (keptLine !== undefined) {
      return {
        kind: 'duplicate',
        reason: () => translate('Same email as line {line}', { line: keptLine }),
      }
    }
    lineOf.set(key, line)
    return { kind: 'valid' }
  }
}

/** Returns the imported values of a row; '' for missing columns. */
export function importedCells(
  cells: readonly string[],
  columns: ColumnMap,
  cleaning: readonly CleaningKind[] = [],
): ImportedCells {
  const cell = (column: Column) => visibleText(cellAt(cells, columns, column))
  const imported = {
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    email: emailOf(cells, columns),
    company: cell('company'),
    title: cell('title'),
    location: cell('location'),
    phone: cell('phone'),
    linkedin_url: cell('linkedin_url'),
  }
  return cleanCells(imported, cleaning)
}
