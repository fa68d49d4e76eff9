import { unguardFormulas } from '@/shared/lib/csv-formula'
import { visibleText } from '@/shared/lib/visible-text'
import { fitOf } from './header-words'

export const REQUIRED_COLUMNS = ['first_name', 'last_name', 'email'] as const
export const COLUMNS = [
  ...REQUIRED_COLUMNS,
  'company',
  'title',
  'location',
  'phone',
  'linkedin_url',
] as const
export type Column = (typeof COLUMNS)[number]
/** The index of each column in a row, from 0. */
export type ColumnMap = Partial<Record<Column, number>>

export function cleanHeader(cells: readonly string[]): string[] {
  return cells.map((cell) => visibleText(unguardFormulas(cell)).replace(/\s+/g, ' '))
}

/** The columns with exact names, ignoring case; of a repeated name the first. */
export function findColumns(header: readonly string[]): ColumnMap {
  const names = header.map((name) => name.toLowerCase())
  const found: ColumnMap = {}
  for (const column of COLUMNS) {
    const index = names.indexOf(column)
    if (index >= 0) found[column] = index
  }
  return found
}

/** How much an exact name outweighs a near one. */
const EXACT = 0.5

/**
 * Exact names and near ones ('First Name', 'E-mail') as suggestions. A full name is suggested for
 * both names where it is the only one.
 */
export function suggestColumns(header: readonly string[]): ColumnMap {
  const exact = findColumns(header)
  const found: ColumnMap = {}
  for (const column of COLUMNS) {
    const index = bestOf(header, column, exact[column])
    if (index !== undefined) found[column] = index
  }
  if (found.first_name !== undefined || found.last_name !== undefined) return found
  const fullName = bestOf(header, 'full_name')
  return fullName === undefined ? found : { ...found, first_name: fullName, last_name: fullName }
}

function bestOf(
  header: readonly string[],
  column: Column | 'full_name',
  exact?: number,
): number | undefined {
  let best: { index: number; fit: number } | undefined
  for (const [index, name] of header.entries()) {
    const near = fitOf(name, column)
    if (near === undefined) continue
    const fit = index === exact ? near + EXACT : near
    if (!best || fit > best.fit) best = { index, fit }
  }
  return best?.index
}

/**
 * Whether one column is read for both names: its first word is the first name, the rest the last.
 */
export const isNameSplit = ({ first_name, last_name }: ColumnMap): boolean =>
  first_name !== undefined && first_name === last_name

export function missingColumns(columns: ColumnMap): Column[] {
  return REQUIRED_COLUMNS.filter((column) => columns[column] === undefined)
}

/** The names in the header that no column is read from, including repeated names. */
export function unusedNames(header: readonly string[], columns: ColumnMap): string[] {
  const used = new Set(Object.values(columns))
  return header.filter((name, index) => name !== '' && !used.has(index))
}
