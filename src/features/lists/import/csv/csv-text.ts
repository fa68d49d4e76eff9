import Papa from 'papaparse'
import { type Column, type ColumnMap, REQUIRED_COLUMNS } from '../../csv-columns'
import { cleanHeader, filledIn, findColumns, missingColumns, suggestColumns } from './csv-header'

export type Separator = ',' | ';' | '\t'

/** Text with LF line ends, starting at the first non-blank line, without a trailing newline. */
type CsvText = {
  body: string
  /** Line number of `body` in the file, from 1. */
  firstLine: number
  separator: Separator
}

export function toCsvText(decoded: string, separator: Separator): CsvText {
  const text = decoded.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const firstVisible = text.search(/[^\s\uFEFF]/)
  if (firstVisible < 0) return { body: '', firstLine: 1, separator }
  const start = text.lastIndexOf('\n', firstVisible) + 1
  const end = text.endsWith('\n') ? -1 : undefined
  return { body: text.slice(start, end), firstLine: countLines(text.slice(0, start)), separator }
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
export function* readRows({ body, firstLine, separator }: CsvText): Generator<Part> {
  let line = firstLine
  let length = PART_LENGTH
  for (let start = 0; start <= body.length;) {
    const rows: Part['rows'] = []
    const partEnd = start + PART_LENGTH
    while (start <= Math.min(partEnd, body.length)) {
      const { data, end, hasTall, isRepaired } = parseRows(body, separator, start, length)
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
function parseRows(body: string, delimiter: Separator, start: number, minLength: number) {
  for (let length = minLength; ; length *= 2) {
    const newline = body.indexOf('\n', start + length)
    const end = newline < 0 ? body.length : newline
    const text = `${body.slice(start, end)}\n`
    const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
    const [error] = errors
    if (error?.code === 'MissingQuotes' && newline >= 0) {
      length = end - start
      continue
    }
    const broken = error?.row ?? data.length - 1
    const rows = data.slice(0, broken)
    // One row per line, unless a cell contains newlines.
    const hasTall = countLines(text) > data.length
    const covering = hasTall ? rows.findIndex((cells) => coversRows(cells, delimiter)) : -1
    if (!error && covering < 0) return { data: rows, end, hasTall, isRepaired: false }

    const good = covering < 0 ? rows : rows.slice(0, covering)
    let rowStart = 0
    for (let lines = good.reduce((sum, cells) => sum + linesIn(cells), 0); lines > 0; lines -= 1) {
      rowStart = text.indexOf('\n', rowStart) + 1
    }
    const lineEnd = text.indexOf('\n', covering < 0 ? error?.index : rowStart)
    const lines = text.slice(rowStart, lineEnd).replaceAll('"', '').split('\n')
    const split = lines.map((row) => row.split(delimiter))
    return { data: [...good, ...split], end: start + lineEnd, hasTall, isRepaired: true }
  }
}

/** First name, last name and address. Two cells may just be prose with a comma. */
const MIN_ROW_CELLS = 3

/**
 * Whether most lines of a row with multi-line cells look like rows with an address, so that an
 * opening quote must be stray.
 */
function coversRows(cells: readonly string[], delimiter: Separator): boolean {
  if (linesIn(cells) === 1) return false
  const lines = cells.join(delimiter).split('\n')
  const countCells = (line: string) => line.split(delimiter).length
  const count = countCells(lines[0] ?? '')
  const rows = lines.filter((line) => line.includes('@') && countCells(line) === count)
  return count >= MIN_ROW_CELLS && rows.length > lines.length / 2
}

const linesIn = (cells: readonly string[]) =>
  cells.reduce((lines, cell) => lines + countLines(cell) - 1, 1)

const countLines = (text: string) => text.split('\n').length
