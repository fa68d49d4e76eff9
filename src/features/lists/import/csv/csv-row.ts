import { unguardFormulas } from '@/shared/lib/csv-formula'
import { isBlank, visibleText } from '@/shared/lib/visible-text'
import { isNameSplit, REQUIRED_COLUMNS, type Column, type ColumnMap } from './csv-header'

export type RowVerdict =
  { kind: 'valid' | 'blank' } | { kind: 'invalid' | 'duplicate'; reason: string }

const VALID: RowVerdict = { kind: 'valid' }
const BLANK: RowVerdict = { kind: 'blank' }
const INVISIBLE = '\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF'
const INVISIBLE_IN_EMAIL = new RegExp(`[${INVISIBLE}]`, 'g')
/** A part of an address between its dots. */
const PART = `[^\\s@.,;:<>()[\\]"\\\\${INVISIBLE}]`
const EMAIL = new RegExp(`^${PART}+(?:\\.${PART}+)*@(?:${PART}+\\.)+${PART}{2,}$`)
/** The longest address that mail servers carry, in characters. */
const MAX_EMAIL_LENGTH = 254

/** What nearly every address looks like: told at once to be valid, clean and in lower case. */
const PLAIN_EMAIL = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,}$/

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

export function cleanEmail(text: string): string {
  return text.replace(INVISIBLE_IN_EMAIL, '').trim()
}

/** Why this is not one e-mail address, as a sentence; null if it is one. */
export function emailProblem(email: string): string | null {
  if (isEmail(email)) return null
  if (/^mailto:/i.test(email)) return `The email starts with "mailto:": ${email}`
  if ((email.match(/@/g)?.length ?? 0) > 1) return `More than one email in the cell: ${email}`
  return `Not a valid email: ${email}`
}

const isEmpty = (cell: string) => isBlank(plainCell(cell))

/**
 * Judges the rows of one file in their order. Of several valid rows with the same e-mail (without
 * regard to case and spaces around it) the first is kept.
 */
export function createRowJudge(header: readonly string[], columns: ColumnMap) {
  const keep = createKeptEmails()
  const { email = -1 } = columns
  const isMissing = (cells: readonly string[], column: Column) =>
    isBlank(cellAt(cells, columns, column))

  return function judgeRow(cells: readonly string[], line: number): RowVerdict {
    const raw = cells[email] ?? ''
    const isPlain = raw.length <= MAX_EMAIL_LENGTH && PLAIN_EMAIL.test(raw)
    const address = isPlain ? raw : cleanEmail(plainCell(raw))
    if (!address || isMissing(cells, 'first_name') || isMissing(cells, 'last_name')) {
      if (cells.every(isEmpty)) return BLANK
      const missing = REQUIRED_COLUMNS.filter((column) => isMissing(cells, column))
      return { kind: 'invalid', reason: `Missing: ${missing.join(', ')}` }
    }
    if (cells.length > header.length && !cells.slice(header.length).every(isEmpty)) {
      return {
        kind: 'invalid',
        reason: `${cells.length} cells where the header has ${header.length}`,
      }
    }
    const problem = isPlain ? null : emailProblem(address)
    if (problem) return { kind: 'invalid', reason: problem }

    const key = isPlain ? address : address.toLowerCase()
    const keptLine = keep(key, line)
    if (keptLine === undefined) return VALID
    return { kind: 'duplicate', reason: `Same email as line ${keptLine}` }
  }
}

/** Addresses with their lines. Found by numbers made of them: a map of so many texts takes longer. */
function createKeptEmails() {
  const emails: string[] = []
  const lines: number[] = []
  const indexOfHash = new Map<number, number>()
  /** Lines of addresses whose number another one has. */
  const others = new Map<string, number>()

  /** Keeps an address, unless it is there already: then this is its line. */
  return function keep(email: string, line: number): number | undefined {
    const hash = hashOf(email)
    const index = indexOfHash.get(hash)
    if (index === undefined) {
      indexOfHash.set(hash, emails.length)
      emails.push(email)
      lines.push(line)
      return undefined
    }
    if (emails[index] === email) return lines[index]
    const known = others.get(email)
    if (known === undefined) others.set(email, line)
    return known
  }
}

/** Of 30 bits, what the browser keeps without an object; made of the length and of what stands before the @. */
function hashOf(email: string): number {
  const end = email.indexOf('@')
  let hash = email.length
  for (let at = 0; at < end; at += 1) hash = (Math.imul(hash, 31) + email.charCodeAt(at)) | 0
  return hash & 0x3fffffff
}
