type Cell = string | number | null | undefined

const FORMULA_START = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/
const BEYOND_ASCII = /\P{ASCII}/u

/**
 * Rows as the text of a CSV file with CRLF line ends. A cell that a spreadsheet would run as a
 * formula gets a leading apostrophe; a byte order mark, which Excel needs to see UTF-8, stands in
 * front only when a cell is not ASCII.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const text = rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
  return BEYOND_ASCII.test(text) ? `\uFEFF${text}` : text
}

function toCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
