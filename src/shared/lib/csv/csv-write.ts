import { guardFormulas } from './csv-formula'

type Cell = string | number | null | undefined

/** Some spreadsheets also split at semicolons and tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]/
const BEYOND_ASCII = /\P{ASCII}/u

/**
 * CSV text with CRLF line ends. Cells that a spreadsheet would evaluate as a formula get a leading
 * apostrophe. A byte order mark, which Excel needs to detect UTF-8, is added only if a cell is not
 * ASCII.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const text = rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
  return BEYOND_ASCII.test(text) ? `\uFEFF${text}` : text
}

function toCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = guardFormulas(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
