import Papa from 'papaparse'
import { type Column, type ColumnMap, REQUIRED_COLUMNS } from '../../cleaning/contact-columns'
import { cleanHeader, filledIn, findColumns, missingColumns, suggestColumns } from './csv-header'

const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Text with LF line ends, starting at the first non-blank line, without a trailing newline. */
type CsvText = {
  body: string
  /** Line number of `body` in the file, from 1. */
  firstLine: number
  separator: Separator
  quote: '"' | "'"
}

export function toCsvText(decoded: string, separator: Separator): CsvText {
  const text = decoded.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const firstVisible = text.search(/[^\s\uFEFF]/)
  if (firstVisible < 0) return { body: '', firstLine: 1, separator, quote: '"' }
  const start = text.lastIndexOf('\n', firstVisible) + 1
  const end = text.endsWith('\n') ? -1 : undefined
  const body = withoutQuotedLines(text.slice(start, end))
  const quote = isInSingleQuotes(body, separator) ? "'" : '"'
  return { body, firstLine: countLines(text.slice(0, start)), separator, quote }
}

/** Matches a line that is one cell: `"Ada,Love,""Acme, Ltd"""`. */
const QUOTED_LINE = /^"((?:[^"\n]|"")*)"$/gm

/** Some programs quote whole lines, so that each has one cell with all others in it. */
function withoutQuotedLines(body: string): string {
  const [header = ''] = body.split('\n', 1)
  const isQuoted = header.search(QUOTED_LINE) === 0 && /[,;|\t]/.test(header)
  if (!isQuoted) return body
  return body.replace(QUOTED_LINE, (_all, line: string) => line.replaceAll('""', '"'))
}

/** Whether three cells in a row are, as in an export of a database. */
const isInSingleQuotes = (body: string, separator: Separator) =>
  body.split('\n', MAX_HEADER_LINE + 1).some((line) => line.split(`'${separator}'`).length > 2)

export type HeaderProblem = {
  kind: 'missing-columns'
  missing: Column[]
  header: string[]
  /** Set if another separator would yield the required columns. */
  separator?: Separator
  /** Set if the columns can be matched by hand; similar names are preselected. */
  suggestion?: ColumnMap
  firstRows: string[][]
}

/** Whether only a press is needed: each required column was found under another name. */
export const isMatched = ({ separator, suggestion }: HeaderProblem): boolean =>
  separator === undefined && suggestion !== undefined && missingColumns(suggestion).length === 0

type Head = {
  header: string[]
  headerLine: number
  linesAbove: number
  /** Sample rows, to check what a column contains. */
  firstRows: string[][]
}

const FIRST_ROWS = 200
/** Some exports start with a few lines of metadata. */
const MAX_HEADER_LINE = 10

export function readHeader(
  text: CsvText,
  chosen?: ColumnMap,
): (Head & { columns: ColumnMap }) | HeaderProblem {
  const head = findHeader(text)
  const { header } = head
  const columns = chosen ?? findColumns(header)
  const missing = missingColumns(columns)
  if (missing.length === 0) return { ...head, columns }

  const { firstRows } = head
  const problem: HeaderProblem = { kind: 'missing-columns', missing, header, firstRows }
  const countMissing = (names: readonly string[]) => missingColumns(suggestColumns(names)).length
  const fitting = SEPARATORS.find(
    (separator) =>
      separator !== text.separator &&
      countMissing(findHeader({ ...text, separator }).header) < countMissing(header),
  )
  if (fitting) return { ...problem, separator: fitting }
  // A name may be in one column.
  const hasNames = header.length >= REQUIRED_COLUMNS.length - 1
  return hasNames && !isContact(header)
    ? { ...problem, suggestion: suggestColumns(header, filledIn(firstRows)) }
    : problem
}

/**
 * The first line with all required columns; otherwise the first line, unless a later one has more
 * known names, and at least two.
 */
function findHeader(text: CsvText): Head {
  const [part] = readRows(text)
  const rows = part?.rows ?? []
  let best = { header: [] as string[], line: text.firstLine, index: 0 }
  let bestCount = 1
  for (const [index, { cells, line }] of rows.entries()) {
    if (line >= text.firstLine + MAX_HEADER_LINE) break
    const header = cleanHeader(cells)
    const isComplete = missingColumns(findColumns(header)).length === 0
    const count = isContact(header) ? 0 : new Set(Object.values(suggestColumns(header))).size
    if (isComplete || index === 0 || count > bestCount) {
      best = { header, line, index }
      bestCount = Math.max(count, bestCount)
    }
    if (isComplete) break
  }
  const { header, line, index } = best
  const below = rows.slice(index + 1, index + 1 + FIRST_ROWS)
  return {
    header,
    headerLine: line,
    linesAbove: index > 0 ? line - 1 : 0,
    firstRows: below.map(({ cells }) => cells),
  }
}

const isContact = (header: readonly string[]) => header.some((cell) => cell.includes('@'))

/** Characters per parsed chunk. */
const PART_LENGTH = 64 * 1024

export type Row = { cells: string[]; line: number }
type Part = {
  rows: Row[]
  /** Fraction of the text parsed so far, from 0 to 1. */
  fraction: number
}

/**
 * Yields the rows in chunks, each row with its line in the file. Cells may keep quotes, because
 * removing them from a million cells takes long.
 */
export function* readRows(text: CsvText): Generator<Part> {
  const { body, firstLine } = text
  let line = firstLine
  let length = PART_LENGTH
  for (let start = 0; start <= body.length;) {
    const rows: Part['rows'] = []
    const partEnd = start + PART_LENGTH
    while (start <= Math.min(partEnd, body.length)) {
      const { data, end, hasTall, isRepaired } = parseRows(text, start, length)
      for (const cells of data) {
        rows.push({ cells, line })
        line += hasTall ? linesIn(cells) : 1
      }
      start = end + 1
      // Behind a stray quote there may be more of them: a long chunk would be parsed in vain.
      length = isRepaired ? 1 : Math.min(2 * length, PART_LENGTH)
    }
    yield { rows, fraction: Math.min(1, start / body.length) }
  }
}

/**
 * Parses whole rows: the text grows while it ends inside quotes. The last row is the first one with
 * a stray quote, which would swallow the rows up to the next quote: its lines are split at each
 * separator instead.
 */
function parseRows({ body, separator, quote }: CsvText, start: number, minLength: number) {
  for (let length = minLength; ; length *= 2) {
    const newline = body.indexOf('\n', start + length)
    const end = newline < 0 ? body.length : newline
    const text = `${body.slice(start, end)}\n`
    const options = { delimiter: separator, newline: '\n', quoteChar: quote } as const
    const { data, errors } = Papa.parse<string[]>(text, options)
    const [error] = errors
    if (error?.code === 'MissingQuotes' && newline >= 0) {
      length = end - start
      continue
    }
    const rows = data.slice(0, error?.row ?? data.length - 1)
    // One row per line, unless a cell contains newlines.
    const hasTall = countLines(text) > data.length
    if (!error) return { data: rows, end, hasTall, isRepaired: false }

    let rowStart = 0
    for (let lines = rows.reduce((sum, cells) => sum + linesIn(cells), 0); lines > 0; lines -= 1) {
      rowStart = text.indexOf('\n', rowStart) + 1
    }
    const lineEnd = text.indexOf('\n', error.index)
    const stray = quote === '"' ? /"/g : /^'|'$/g
    const split = text
      .slice(rowStart, lineEnd)
      .split('\n')
      .map((line) => line.split(separator).map((cell) => cell.replace(stray, '')))
    return { data: [...rows, ...split], end: start + lineEnd, hasTall, isRepaired: true }
  }
}

const linesIn = (cells: readonly string[]) =>
  cells.reduce((lines, cell) => lines + countLines(cell) - 1, 1)

const countLines = (text: string) => text.split('\n').length
