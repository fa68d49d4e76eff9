import type { Wire } from '@/shared/api/contract'
import { translate } from '@/shared/i18n/translate'
import { addressKey } from '@/shared/lib/values/addresses'
import { unguardFormulas } from '@/shared/lib/csv/csv-formula'
import { INVISIBLE, isBlank, visibleText, withoutInvisible } from '@/shared/lib/values/visible-text'
import {
  cleanCells,
  type Cleaning,
  type CleaningKind,
  fixDomain,
  type ImportedCells,
  isRoleAddress,
  noCleaning,
} from './cleaning'
import { isNameSplit, REQUIRED_COLUMNS, type Column, type ColumnMap } from './csv-header'

/** Says why a row is left out, in the language of the moment. */
export type RowReason = () => string

export type RowVerdict =
  { kind: 'valid' | 'blank' } | { kind: 'invalid' | 'duplicate' | 'leftOut'; reason: RowReason }

/** A part of an address between its dots. */
const PART = `[^\\s@.,;:<>()[\\]"\\\\${INVISIBLE}]`
const EMAIL = new RegExp(`^${PART}+(?:\\.${PART}+)*@(?:${PART}+\\.)+${PART}{2,}$`)
/** The longest address that mail servers carry, in characters. */
const MAX_EMAIL_LENGTH = 254

const isEmail = (text: string) => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)

/** A cell without its quotes, those inside it too, and without the guards of formulas. */
export function plainCell(cell: string): string {
  return unguardFormulas(cell.includes('"') ? cell.replaceAll('"', '') : cell)
}

/** What a row says in a column; '' where the file does not have it. */
export function cellAt(cells: readonly string[], columns: ColumnMap, column: Column): string {
  const cell = plainCell(cells[columns[column] ?? -1] ?? '')
  if ((column !== 'first_name' && column !== 'last_name') || !isNameSplit(columns)) return cell
  const [first = '', ...rest] = visibleText(cell).split(/\s+/)
  return column === 'first_name' ? first : rest.join(' ')
}

const cleanEmail = (text: string) => withoutInvisible(text).trim()

/** Why this is not one e-mail address; undefined if it is one. */
export function emailProblem(email: string): RowReason | undefined {
  if (isEmail(email)) return undefined
  if (/^mailto:/i.test(email)) {
    return () => translate('The email starts with "mailto:": {email}', { email })
  }
  if ((email.match(/@/g)?.length ?? 0) > 1) {
    return () => translate('More than one email in the cell: {email}', { email })
  }
  return () => translate('Not a valid email: {email}', { email })
}

function whyLeftOut(email: string, { kinds, known }: Cleaning): RowReason | undefined {
  if (kinds.includes('roles') && isRoleAddress(email)) {
    return () => translate('Role address: {email}', { email })
  }
  const list = kinds.includes('known') ? known?.get(addressKey(email)) : undefined
  if (list === undefined) return undefined
  return () => translate('Already in {list}: {email}', { list, email })
}

const isEmpty = (cell: string) => isBlank(plainCell(cell))

/**
 * Judges the rows of one file in their order. Of several valid rows with the same e-mail (without
 * regard to case and spaces around it) the first is kept.
 */
export function createRowJudge(
  header: readonly string[],
  columns: ColumnMap,
  cleaning: Cleaning = noCleaning,
) {
  const isDomainFixed = cleaning.kinds.includes('domains')
  const lineOf = new Map<string, number>()
  const { email = -1 } = columns
  const isMissing = (cells: readonly string[], column: Column) =>
    isBlank(cellAt(cells, columns, column))

  /** @param isUnreadable whether its characters could not be decoded */
  return function judgeRow(
    cells: readonly string[],
    line: number,
    isUnreadable = false,
  ): RowVerdict {
    const invalid = (reason: RowReason): RowVerdict => ({ kind: 'invalid', reason })
    if (isUnreadable) return invalid(() => translate('This row has unreadable characters'))
    const typed = cleanEmail(plainCell(cells[email] ?? ''))
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

    const key = address.toLowerCase()
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

/** What is imported of a row; '' where the file does not have it. */
export function importedCells(
  cells: readonly string[],
  columns: ColumnMap,
  cleaning: readonly CleaningKind[] = [],
): ImportedCells {
  const cell = (column: Column) => visibleText(cellAt(cells, columns, column))
  const imported = {
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    email: cleanEmail(cell('email')),
    company: cell('company'),
    title: cell('title'),
    location: cell('location'),
    phone: cell('phone'),
    linkedin_url: cell('linkedin_url'),
  }
  return cleanCells(imported, cleaning)
}

/** Maps a row to its wire shape; `phone` and `linkedinUrl` only where the file has them. */
export function rowToLead(
  { title, location, email, phone, ...cells }: ImportedCells,
  apolloId: string,
): Wire<'NewLead'> {
  return {
    apolloId,
    firstName: cells.first_name,
    lastName: cells.last_name,
    title,
    companyName: cells.company,
    companyDomain: '',
    location,
    email,
    emailRevealed: true,
    ...(phone && { phone }),
    ...(cells.linkedin_url && { linkedinUrl: cells.linkedin_url }),
  }
}
