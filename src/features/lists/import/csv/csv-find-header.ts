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
import type { CsvText, Separator } from './csv-text'

export type HeaderProblem = {
  kind: 'missing-columns'
  missing: Column[]
  header: string[]
  /** Set when another separator would give the header the required columns. */
  separator?: Separator
  /** Set when the columns can be matched by hand; near names are preselected. */
  suggestion?: ColumnMap
}

export type Head = {
  header: string[]
  text: CsvText
  /** The non-blank lines above the header. */
  linesAbove: number
}

/** Some exports start with a few lines about themselves. */
const MAX_HEADER_LINE = 10
/** Characters within which a header must end. */
const HEAD_LENGTH = 64 * 1024

export function readHeader(
  text: CsvText,
  separator: Separator,
  chosen?: ColumnMap,
): (Head & { columns: ColumnMap }) | HeaderProblem {
  const head = findHeader(text, separator)
  const { header } = head
  const columns = chosen ?? findColumns(header)
  const missing = missingColumns(columns)
  if (missing.length === 0) return { ...head, columns }

  const problem: HeaderProblem = { kind: 'missing-columns', missing, header }
  const fitting = ([';', '\t'] as const).find(
    (other) =>
      other !== separator &&
      missingColumns(suggestColumns(findHeader(text, other).header)).length < missing.length,
  )
  if (fitting) return { ...problem, separator: fitting }
  const hasNames = header.length >= REQUIRED_COLUMNS.length
  return hasNames && !isContact(header)
    ? { ...problem, suggestion: suggestColumns(header) }
    : problem
}

/**
 * The first line with all required columns. Otherwise the line with the most known names: the first
 * line, unless a later one has more, and at least two.
 */
function findHeader({ body, firstLine }: CsvText, delimiter: Separator): Head {
  let best: { header: string[]; offset: number; lines: number } | undefined
  let bestCount = 1
  for (let offset = 0, lines = 0; offset >= 0 && lines < MAX_HEADER_LINE; lines += 1) {
    const header = headerCells(body.slice(offset, offset + HEAD_LENGTH), delimiter)
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
  return {
    header,
    text: { body: body.slice(offset), firstLine: line },
    linesAbove: lines > 0 ? line - 1 : 0,
  }
}

function headerCells(head: string, delimiter: Separator): string[] {
  return cleanHeader(
    Papa.parse<string[]>(head, { delimiter, newline: '\n', preview: 1 }).data[0] ?? [],
  )
}

const isContact = (header: readonly string[]) => header.some((cell) => cell.includes('@'))
