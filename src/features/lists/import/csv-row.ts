import { visibleText } from '@/shared/lib/visible-text'
import { REQUIRED_COLUMNS, type ColumnMap } from './csv-header'

export type RowVerdict =
  { kind: 'valid' | 'blank' } | { kind: 'invalid' | 'duplicate'; reason: string }

const VALID: RowVerdict = { kind: 'valid' }
const BLANK: RowVerdict = { kind: 'blank' }
const EMAIL =
  /^(?!\.)(?!.*\.\.)[^\s@,;:<>()[\]"\\]+(?<!\.)@(?:[^\s@.,;:<>()[\]"\\/]+\.)+[^\s@.,;:<>()[\]"\\/]{2,}$/
const INVISIBLE_IN_EMAIL = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g
/** The longest address that mail servers carry, in characters. */
const MAX_EMAIL_LENGTH = 254

export function cleanEmail(text: string): string {
  return text.replace(INVISIBLE_IN_EMAIL, '').trim()
}

/** Why this is not one e-mail address, as a sentence; null if it is one. */
export function emailProblem(email: string): string | null {
  if (email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email)) return null
  if (/^mailto:/i.test(email)) return `The email starts with "mailto:": ${email}`
  if ((email.match(/@/g)?.length ?? 0) > 1) return `More than one email in the cell: ${email}`
  return `Not a valid email: ${email}`
}

/**
 * Judges the rows of one file in their order. Of several valid rows with the same e-mail (without
 * regard to case and spaces around it) the first is kept.
 */
export function createRowJudge(header: readonly string[], columns: ColumnMap) {
  const lineOfEmail = new Map<string, number>()
  const { first_name = -1, last_name = -1, email = -1 } = columns

  return function judgeRow(cells: readonly string[], line: number): RowVerdict {
    const address = cleanEmail(cells[email] ?? '')
    const isNamed = visibleText(cells[first_name] ?? '') && visibleText(cells[last_name] ?? '')
    if (!address || !isNamed) {
      if (cells.every((cell) => visibleText(cell) === '')) return BLANK
      const missing = REQUIRED_COLUMNS.filter((column) => {
        return visibleText(cells[columns[column] ?? -1] ?? '') === ''
      })
      return { kind: 'invalid', reason: `Missing: ${missing.join(', ')}` }
    }
    if (cells.length > header.length && cells.slice(header.length).some(visibleText)) {
      return {
        kind: 'invalid',
        reason: `${cells.length} cells where the header has ${header.length}`,
      }
    }
    const problem = emailProblem(address)
    if (problem) return { kind: 'invalid', reason: problem }

    const key = address.toLowerCase()
    const earlier = lineOfEmail.get(key)
    if (earlier !== undefined) {
      return { kind: 'duplicate', reason: `Same email as line ${earlier}` }
    }
    lineOfEmail.set(key, line)
    return VALID
  }
}
