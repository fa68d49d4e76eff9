import Papa from 'papaparse'
import {
  cleanHeader,
  findColumns,
  missingColumns,
  REQUIRED_COLUMNS,
  suggestColumns,
  type Column,
  type ColumnMap,
} from './csv-header'

export type Separator = ',' | ';' | '\t'

/** A text whose line ends are all LF, from its first line with something on it. */
type CsvText = {
  body: string
  /** The line of the file, from 1, on which `body` starts. */
  firstLine: number
}

export type HeaderProblem = {
  kind: 'missing-columns'
  missing: Column[]
  header: string[]
  /** Set when the header has the columns with another separator. */
  separator?: Separator
  /** Set when the header's names can be matched by hand; near names are filled in. */
  suggestion?: ColumnMap
}

/** Characters of a text in which its header must end. */
const HEAD_LENGTH = 64 * 1024

/** @param hasPlainQuotes quotes are taken out instead of holding a cell together */
export function toCsvText(decoded: string, hasPlainQuotes = false): CsvText {
  let text = decoded.replace(/^\uFEFF/, '')
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
  if (hasPlainQuotes) text = text.replaceAll('"', '')
  const firstVisible = text.search(/[^\s\uFEFF]/)
  if (firstVisible < 0) return { body: '', firstLine: 1 }
  const start = text.lastIndexOf('\n', firstVisible) + 1
  return { body: text.slice(start), firstLine: text.slice(0, start).split('\n').length }
}

export function readHeader(
  text: CsvText,
  separator: Separator,
  chosen?: ColumnMap,
): { header: string[]; columns: ColumnMap } | HeaderProblem {
  const header = headerCells(text, separator)
  const columns = chosen ?? findColumns(header)
  const missing = missingColumns(columns)
  if (missing.length === 0) return { header, columns }

  const problem: HeaderProblem = { kind: 'missing-columns', missing, header }
  const fitting = ([';', '\t'] as const).find(
    (other) =>
      other !== separator &&
      missingColumns(suggestColumns(headerCells(text, other))).length < missing.length,
  )
  if (fitting) return { ...problem, separator: fitting }
  const hasNames = header.length >= REQUIRED_COLUMNS.length
  const isContact = header.some((cell) => cell.includes('@'))
  return hasNames && !isContact ? { ...problem, suggestion: suggestColumns(header) } : problem
}

function headerCells({ body }: CsvText, delimiter: Separator): string[] {
  const head = body.slice(0, HEAD_LENGTH)
  return cleanHeader(
    Papa.parse<string[]>(head, { delimiter, newline: '\n', preview: 1 }).data[0] ?? [],
  )
}

const MISPLACED_QUOTE = 'A quote in this row is out of place'

/**
 * Gives every row below the header with its line in the file, which a newline inside quotes makes
 * differ from its number. Quotes inside cells are still there: stripping a million cells takes long. The parser takes the text whole: in chunks it needs half as long again.
 * @returns the line of a quote that is opened and never closed, if any
 */
export function readRows(
  { body, firstLine }: CsvText,
  delimiter: Separator,
  onRow: (cells: string[], line: number, problem?: string) => void,
): number | undefined {
  const text = body.endsWith('\n') ? body.slice(0, -1) : body
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  const rowsWith = (code: string) =>
    new Set(errors.flatMap((error) => (error.code === code ? error.row : [])))
  const misplaced = rowsWith('InvalidQuotes')
  const [open] = rowsWith('MissingQuotes')
  // Rows and lines are as many as each other unless a cell holds some newlines.
  const hasMultiline = countNewlines(text) >= data.length

  const lines = misplaced.size > 0 ? text.split('\n') : []
  let line = firstLine
  let openQuoteLine: number | undefined
  data.forEach((cells, index) => {
    const height = hasMultiline ? linesIn(cells) : 1
    const isMisplaced = misplaced.has(index)
    if (index === open) openQuoteLine = line
    // The plain split of its line is what such a row means, as long as it has only one.
    const plain =
      isMisplaced && height === 1 ? lines[line - firstLine]?.split(delimiter) : undefined
    const problem = isMisplaced && !plain ? MISPLACED_QUOTE : undefined
    if (index > 0) onRow(plain ?? cells, line, problem)
    line += height
  })
  return openQuoteLine
}

function linesIn(cells: readonly string[]): number {
  return cells.reduce((lines, cell) => lines + countNewlines(cell), 1)
}

function countNewlines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
