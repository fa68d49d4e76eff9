import Papa from 'papaparse'
import { type Column, type ColumnMap, REQUIRED_COLUMNS } from './csv-columns'
import { cleanHeader, filledIn, findColumns, missingColumns, suggestColumns } from './csv-header'

export type Separator = ',' | ';' | '\t'

/** Text with LF line ends, starting at the first non-blank line, without a trailing newline. */
export type CsvText = {
  body: string
  /** Line number of `body` in the file, from 1. */
  firstLine: number
  separator: Separator
}

export function toCsvText(decoded: string, separator: Separator): CsvText {
  let text = decoded.replace(/^\uFEFF/, '')
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
  text = withoutMisplacedQuotes(text, separator)
  const firstVisible = text.search(/[^\s\uFEFF]/)
  if (firstVisible < 0) return { body: '', firstLine: 1, separator }
  const start = text.lastIndexOf('\n', firstVisible) + 1
  const end = text.endsWith('\n') ? -1 : undefined
  const firstLine = text.slice(0, start).split('\n').length
  return { body: text.slice(start, end), firstLine, separator }
}

/**
 * Removes the quotes of lines with a stray quote, which would otherwise swallow the rows up to the
 * next quote. Such a line is split at each separator.
 */
function withoutMisplacedQuotes(text: string, delimiter: Separator): string {
  const parts: string[] = []
  let done = 0
  /** The last row with a newline inside quotes: its start, and the end of that cell. */
  let tall = { start: 0, end: 0 }
  for (let at = text.indexOf('"'); at >= 0;) {
    const isAtStart = at === 0 || text[at - 1] === delimiter || text[at - 1] === '\n'
    if (!isAtStart) {
      at = text.indexOf('"', at + 1)
      continue
    }
    const end = closingQuote(text, at)
    const newline = text.indexOf('\n', at)
    const lineStart = text.lastIndexOf('\n', at - 1) + 1
    const isTall = newline >= 0 && newline < end
    const isEnclosing =
      end >= 0 &&
      isEndOfCell(text, end + 1, delimiter) &&
      !(isTall && coversRows(text, lineStart, end, delimiter))
    if (!isEnclosing || isTall) {
      const start = lineStart < tall.end ? tall.start : lineStart
      if (isEnclosing) {
        tall = { start, end }
      } else {
        const lineEnd = newline < 0 ? text.length : newline
        parts.push(text.slice(done, start), text.slice(start, lineEnd).replaceAll('"', ''))
        done = lineEnd
      }
    }
    at = text.indexOf('"', isEnclosing ? end + 1 : done)
  }
  return parts.join('') + text.slice(done)
}

/** First name, last name and address. Two cells may just be prose with a comma. */
const MIN_ROW_CELLS = 3

/** Returns the index of the closing quote. Doubled quotes are escaped quotes. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function isEndOfCell(text: string, at: number, delimiter: Separator): boolean {
  let next = at
  while (text[next] === ' ') next += 1
  return next === text.length || text[next] === delimiter || text[next] === '\n'
}

/**
 * Whether most lines of a multi-line cell look like rows with an address, so that its opening quote
 * must be stray.
 */
function coversRows(text: string, start: number, end: number, delimiter: Separator): boolean {
  const newline = text.indexOf('\n', end)
  const lines = text.slice(start, newline < 0 ? undefined : newline).split('\n')
  const countCells = (line: string) => line.split(delimiter).length
  const count = countCells(lines[0] ?? '')
  const rows = lines.filter((line) => line.includes('@') && countCells(line) === count)
  return count >= MIN_ROW_CELLS && rows.length > lines.length / 2
}

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

type Head = {
  header: string[]
  text: CsvText
  linesAbove: number
  /** Sample rows, to check what a column contains. */
  firstRows: string[][]
}

const FIRST_ROWS = 200
/** Some exports start with a few lines of metadata. */
const MAX_HEADER_LINE = 10
/** Maximum length of the lines up to the header, in characters. */
const HEAD_LENGTH = 64 * 1024

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
  const fitting = ([';', '\t'] as const).find(
    (other) =>
      other !== text.separator &&
      missingColumns(suggestColumns(findHeader({ ...text, separator: other }).header)).length <
        missing.length,
  )
  if (fitting) return { ...problem, separator: fitting }
  const hasNames = header.length >= REQUIRED_COLUMNS.length
  return hasNames && !isContact(header)
    ? { ...problem, suggestion: suggestColumns(header, filledIn(firstRows)) }
    : problem
}

/**
 * The first line with all required columns; otherwise the first line, unless a later one has more
 * known names, and at least two.
 */
function findHeader({ body, firstLine, separator }: CsvText): Head {
  let best: { header: string[]; offset: number; lines: number } | undefined
  let bestCount = 1
  for (let offset = 0, lines = 0; offset >= 0 && lines < MAX_HEADER_LINE; lines += 1) {
    const header = headerCells(body.slice(offset, offset + HEAD_LENGTH), separator)
    const isComplete = missingColumns(findColumns(header)).length === 0
    const count = isContact(header) ? 0 : new Set(Object.values(suggestColumns(header))).size
    if (isComplete || !best || count > bestCount) {
      best = { header, offset, lines }
      bestCount = Math.max(count, bestCount)
    }
    if (isComplete) break
    const newline = body.indexOf('\n', offset)
    offset = newline < 0 ? -1 : newline + 1
  }
  const { header = [], offset = 0, lines = 0 } = best ?? {}
  const line = firstLine + lines
  const text = { body: body.slice(offset), firstLine: line, separator }
  return { header, text, linesAbove: lines > 0 ? line - 1 : 0, firstRows: readFirstRows(text) }
}

function readFirstRows(text: CsvText): string[][] {
  const [part] = readRows(text)
  return (part?.rows ?? []).slice(0, FIRST_ROWS).map(({ cells }) => cells)
}

function headerCells(head: string, delimiter: Separator): string[] {
  return cleanHeader(
    Papa.parse<string[]>(head, { delimiter, newline: '\n', preview: 1 }).data[0] ?? [],
  )
}

const isContact = (header: readonly string[]) => header.some((cell) => cell.includes('@'))

/** Characters per parsed chunk. */
const PART_LENGTH = 64 * 1024

export type Part = {
  rows: { cells: string[]; line: number }[]
  /** Fraction of the text parsed so far, from 0 to 1. */
  fraction: number
}

/**
 * Yields the rows below the header in chunks, each row with its line in the file. Cells keep their
 * quotes, because removing them from a million cells takes long.
 */
export function* readRows({ body, firstLine, separator }: CsvText): Generator<Part> {
  let line = firstLine
  for (let start = 0, end = -1; end < body.length; start = end + 1) {
    const { text, data } = parsePart(body, separator, start)
    end = start + text.length
    // The parser returns no rows for an empty text, which is a blank line here.
    const all = text ? data : [['']]
    // One row per line, unless a cell contains newlines.
    const hasMultiline = countNewlines(text) >= all.length
    const rows = all.map((cells) => {
      const row = { cells, line }
      line += hasMultiline ? linesIn(cells) : 1
      return row
    })
    yield { rows: start === 0 ? rows.slice(1) : rows, fraction: end / body.length }
  }
}

/** Parses whole rows: the chunk grows while it ends inside quotes. */
function parsePart(body: string, delimiter: Separator, start: number) {
  for (let length = PART_LENGTH; ; length *= 2) {
    const newline = body.indexOf('\n', start + length)
    const isLast = newline < 0
    const text = body.slice(start, isLast ? undefined : newline)
    const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    if (isLast || !isOpen) return { text, data }
  }
}

const linesIn = (cells: readonly string[]) =>
  cells.reduce((lines, cell) => lines + countNewlines(cell), 1)

const countNewlines = (text: string) => text.split('\n').length - 1
