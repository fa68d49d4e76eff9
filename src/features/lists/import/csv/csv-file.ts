import { manualIdAt, type ManualIds } from '@/shared/lib/values/manual-id'
import type { NewLead } from '@/entities/lead/lead-mapping'
import { toCsv } from '@/shared/lib/csv/csv-write'
import type { Incremental } from '@/shared/lib/state/incremental'
import {
  cellsToLead,
  type Cleaning,
  createFindings,
  type Finding,
  usualCleaning,
} from '@/features/lists/cleaning/cleaning'
import { decode, isBinary } from './csv-encoding'
import { plainCell } from './csv-cell'
import type { ColumnMap } from '../../cleaning/contact-columns'
import {
  filledIn,
  isFieldName,
  isNameSplit,
  sureColumns,
  unusedNames,
  withSuggestions,
} from './csv-header'
import {
  createRowJudge,
  emailOf,
  importedCells,
  partlyRead,
  type PartlyRead,
  type RowReason,
  type RowVerdict,
} from './csv-row'
import {
  type ConsentChoices,
  type ConsentColumn,
  noteSaid,
  readConsent,
  type Saying,
} from './who-said-no'
import {
  type HeaderProblem,
  readHeader,
  readRows,
  type Row,
  type Separator,
  toCsvText,
} from './csv-text'

/** The user's choices for a file; the defaults are UTF-8, commas and exact names. */
export type ReadOptions = {
  /** A label of `TextDecoder`. */
  encoding?: string
  separator?: Separator
  columns?: ColumnMap
  cleaning?: Omit<Cleaning, 'said'>
  consent?: ConsentChoices
}

export type ImportProblem =
  /** Detected before the file is parsed. */
  | { kind: 'wrong-type' | 'too-large' | 'unreadable' }
  | { kind: 'binary' | 'empty' }
  | { kind: 'encoding'; bytes: Uint8Array }
  | HeaderProblem

/** `rows` is the sum of the others: every row below the header, including blank ones. */
export type RowCounts = {
  rows: number
  valid: number
  invalid: number
  duplicate: number
  blank: number
  leftOut: number
}

export type PreviewRow = { line: number; cells: string[]; verdict: RowVerdict }
export type PreviewKind = Exclude<RowVerdict['kind'], 'blank'>

/** A parsed file. Cells are raw, with their quotes. */
export type CsvFile = {
  header: string[]
  columns: ColumnMap
  /** Lines skipped above the header. */
  linesAbove: number
  firstRows: string[][]
  cleaning: Cleaning
  /** Columns that say who must not be written to. */
  consent: ConsentColumn[]
  /** The columns, with suggestions for more unless the user has chosen them. */
  suggestion: ColumnMap
  /** Fields whose column was recognised by a similar name. */
  recognised: ColumnMap
  unused: string[]
  /** Partly imported cells of valid rows. */
  partly: (PartlyRead & { line: number })[]
  counts: RowCounts
  /** Number of valid rows with fewer cells than the header; missing cells are empty. */
  shortRows: number
  /** First line with a cell of several lines, one of which looks like a row with an address. */
  coveringLine?: number
  preview: Record<PreviewKind, PreviewRow[]>
  valid: string[][]
  uncleaned: string[][]
  skipped: { line: number; reason: RowReason; cells: string[] }[]
}

export const MAX_PREVIEW_ROWS = 100
const ROWS_PER_SLICE = 200
const ROW_IN_CELL = /\n.*[,;\t|].*@.*[,;\t|]/

/**
 * Parses a file, or returns why it cannot be imported. Incremental.
 * @param onProgress receives the completed fraction, from 0 to 1
 */
export function* readCsv(
  bytes: Uint8Array,
  options: ReadOptions,
  onProgress: (fraction: number) => void,
): Incremental<CsvFile | ImportProblem> {
  const decoded = decode(bytes, options.encoding)
  yield
  if (isBinary(bytes, decoded)) return { kind: 'binary' }
  if (decoded === null) return { kind: 'encoding', bytes }
  const text = toCsvText(decoded, options.separator ?? ',')
  const head = readHeader(text, options.columns)
  if ('kind' in head) return head
  const { header, headerLine, linesAbove, firstRows } = head
  const isFilled = filledIn(firstRows)
  const recognised = options.columns ? {} : sureColumns(header, isFilled, head.columns)
  const columns = { ...head.columns, ...recognised }

  const rows: Row[] = []
  const people: string[][] = []
  for (const part of readRows(text)) {
    for (const row of part.rows) {
      if (row.line <= headerLine) continue
      rows.push(row)
      if (emailOf(row.cells, columns)) people.push(row.cells)
    }
    onProgress(part.fraction / 2)
    yield
  }
  const fieldIndexes = Object.values(columns)
  const consent = yield* readConsent(
    header,
    people,
    (index) => fieldIndexes.includes(index) || isFieldName(header[index] ?? ''),
    options.consent,
  )
  // Before all rows are judged, because what a row says also applies to earlier rows.
  const said = new Map<string, Saying>()
  for (const [index, cells] of people.entries()) {
    if (index % ROWS_PER_SLICE === 0) yield
    noteSaid(said, emailOf(cells, columns), consent.saidIn(cells))
  }
  const csv: CsvFile = {
    header,
    columns,
    linesAbove,
    firstRows,
    cleaning: { ...(options.cleaning ?? usualCleaning), said },
    consent: consent.columns,
    suggestion: options.columns ? columns : withSuggestions(header, columns, isFilled),
    recognised,
    unused: unusedNames(header, [...fieldIndexes, ...consent.columns.map(({ index }) => index)]),
    counts: { rows: rows.length, valid: 0, invalid: 0, duplicate: 0, blank: 0, leftOut: 0 },
    shortRows: 0,
    partly: [],
    preview: { invalid: [], duplicate: [], leftOut: [], valid: [] },
    valid: [],
    uncleaned: [],
    skipped: [],
  }
  const { counts, preview } = csv
  const judge = createRowJudge(header, columns, csv.cleaning)
  for (const [index, { cells, line }] of rows.entries()) {
    const verdict = judge(cells, line)
    counts[verdict.kind] += 1
    if (cells.some((cell) => ROW_IN_CELL.test(cell))) csv.coveringLine ??= line
    if (verdict.kind === 'valid') {
      csv.valid.push(cells)
      if (cells.length < header.length) csv.shortRows += 1
      for (const one of partlyRead(cells, columns)) csv.partly.push({ ...one, line })
    }
    if (verdict.kind === 'valid' || verdict.kind === 'leftOut') csv.uncleaned.push(cells)
    if ('reason' in verdict) {
      csv.skipped.push({ line, reason: verdict.reason, cells: cells.map(plainCell) })
    }
    if (verdict.kind !== 'blank' && preview[verdict.kind].length < MAX_PREVIEW_ROWS) {
      preview[verdict.kind].push({ line, cells, verdict })
    }
    if (index % ROWS_PER_SLICE > 0) continue
    onProgress((1 + index / rows.length) / 2)
    yield
  }
  onProgress(1)
  return counts.rows === counts.blank ? { kind: 'empty' } : csv
}

/** Whether every row is imported, each cell as it is in the file, and no column is in doubt. */
export const hasNoRemarks = (csv: CsvFile): boolean =>
  csv.counts.valid === csv.counts.rows &&
  [csv.partly, csv.unused, csv.consent, Object.keys(csv.recognised)].flat().length === 0 &&
  csv.linesAbove + csv.shortRows === 0 &&
  !isNameSplit(csv.columns) &&
  csv.coveringLine === undefined

/** Returns selected valid rows in wire shape, with ids derived from their position. */
export const leadsOf = (csv: CsvFile, offset: number, limit: number, ids: ManualIds): NewLead[] =>
  csv.valid.slice(offset, offset + limit).map((row, index) => {
    const cells = importedCells(row, csv.columns, csv.cleaning.kinds)
    return cellsToLead(cells, manualIdAt(ids, offset + index))
  })

export const skippedCsv = ({ header, skipped }: CsvFile): string =>
  toCsv([
    ['line', 'reason', ...header],
    ...skipped.map(({ line, reason, cells }) => [String(line), reason(), ...cells]),
  ])

/** Possible cleanups of the valid rows. Incremental. */
export function* findCleaning(csv: CsvFile, known: Cleaning['known']): Incremental<Finding[]> {
  const findings = createFindings({ ...csv.cleaning, known })
  for (const [index, cells] of csv.uncleaned.entries()) {
    if (index % ROWS_PER_SLICE === ROWS_PER_SLICE - 1) yield
    findings.add(importedCells(cells, csv.columns))
  }
  return findings.found()
}

export const partlyCsv = ({ partly }: CsvFile): string =>
  toCsv([
    ['line', 'column', 'in_file', 'imported'],
    ...partly.map(({ line, column, text, imported }) => [String(line), column, text, imported]),
  ])
