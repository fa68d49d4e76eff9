import Papa from 'papaparse'
import type { RowReason } from './row-reason'

export type Separator = ',' | ';' | '\t'

/** A text whose line ends are all LF, from its first line with something on it; none ends it. */
export type CsvText = {
  body: string
  /** The line of the file, from 1, on which `body` starts. */
  firstLine: number
}

/** @param hasPlainQuotes quotes are taken out instead of holding a cell together */
export function toCsvText(decoded: string, hasPlainQuotes = false): CsvText {
  let text = decoded.replace(/^\uFEFF/, '')
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
  if (hasPlainQuotes) text = text.replaceAll('"', '')
  const firstVisible = text.search(/[^\s\uFEFF]/)
  if (firstVisible < 0) return { body: '', firstLine: 1 }
  const start = text.lastIndexOf('\n', firstVisible) + 1
  const end = text.endsWith('\n') ? -1 : undefined
  return { body: text.slice(start, end), firstLine: text.slice(0, start).split('\n').length }
}

/** Characters that are parsed at a time: of a large file all rows at once take half as long again. */
const PART_LENGTH = 64 * 1024

/** Where a row starts: in the body, and in the file, which newlines inside quotes make differ. */
export type Place = { offset: number; line: number }

export const startOf = ({ firstLine }: CsvText): Place => ({ offset: 0, line: firstLine })

/**
 * Gives some rows from a place on, each with its line in the file; the header is not among them.
 * Quotes inside cells are still there: stripping a million cells takes long.
 * @returns where the rows after them start, if there are any, and the line of a quote that is never
 * closed
 */
export function readPart(
  { body }: CsvText,
  delimiter: Separator,
  start: Place,
  onRow: (cells: string[], line: number, problem?: RowReason) => void,
): { next?: Place; openQuoteLine?: number } {
  const { text, results } = parsePart(body, delimiter, start.offset)
  const misplaced = rowsWith('InvalidQuotes', results.errors)
  const [open] = rowsWith('MissingQuotes', results.errors)
  // For the parser a text without any characters has no rows; here it is a blank line.
  const rows = text ? results.data : [['']]
  // Rows and lines are as many as each other unless a cell holds some newlines.
  const hasMultiline = countNewlines(text) >= rows.length

  const lines = misplaced.size > 0 ? text.split('\n') : []
  let { line } = start
  let openQuoteLine: number | undefined
  rows.forEach((cells, index) => {
    const height = hasMultiline ? linesIn(cells) : 1
    const isMisplaced = misplaced.has(index)
    if (index === open) openQuoteLine = line
    // The plain split of its line is what such a row means, as long as it has only one.
    const plain =
      isMisplaced && height === 1 ? lines[line - start.line]?.split(delimiter) : undefined
    const problem: RowReason | undefined =
      isMisplaced && !plain ? { code: 'misplaced-quote' } : undefined
    const isHeader = start.offset === 0 && index === 0
    if (!isHeader) onRow(plain ?? cells, line, problem)
    line += height
  })
  letGo(results)
  const end = start.offset + text.length
  return { next: end < body.length ? { offset: end + 1, line } : undefined, openQuoteLine }
}

/** Whole rows: the part grows while it ends inside of quotes. */
function parsePart(body: string, delimiter: Separator, start: number) {
  for (let length = PART_LENGTH; ; length *= 2) {
    const newline = body.indexOf('\n', start + length)
    const isLast = newline < 0
    const text = body.slice(start, isLast ? undefined : newline)
    const results = Papa.parse<string[]>(text, { delimiter, newline: '\n', complete: letGo })
    if (isLast || rowsWith('MissingQuotes', results.errors).size === 0) return { text, results }
  }
}

/** The parser keeps its results, twice, and the browser keeps old parsers for a while. */
function letGo(results: { data: string[][] }) {
  results.data = []
}

function rowsWith(code: Papa.ParseError['code'], errors: readonly Papa.ParseError[]) {
  return new Set(errors.flatMap((error) => (error.code === code ? error.row : [])))
}

function linesIn(cells: readonly string[]): number {
  return cells.reduce((lines, cell) => lines + countNewlines(cell), 1)
}

function countNewlines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
