import { manualIdAt, type ManualIds } from '@/shared/lib/values/manual-id'
import type { Wire } from '@/shared/api/contract'
import { toCsv } from '@/shared/lib/csv/csv-write'
import type { Sliced } from '@/shared/lib/state/slices'
import { type Cleaning, createFindings, type Finding, noCleaning } from './cleaning'
import {
  decode,
  type Encoding,
  type EncodingSample,
  isBinary,
  sampleReadings,
} from './csv-encoding'
import { type ColumnMap, suggestColumns, unusedNames } from './csv-header'
import {
  createRowJudge,
  importedCells,
  plainCell,
  type RowReason,
  rowToLead,
  type RowVerdict,
} from './csv-row'
import { type HeaderProblem, readHeader, readRows, type Separator, toCsvText } from './csv-text'

/** The choices of a person about a file; the defaults are UTF-8, commas and exact names. */
export type ReadOptions = {
  encoding?: Encoding
  separator?: Separator
  columns?: ColumnMap
  cleaning?: Cleaning
}

export type ImportProblem =
  /** Noticed before the file is read. */
  | { kind: 'wrong-type' | 'too-large' | 'unreadable' }
  | { kind: 'binary' | 'empty' }
  | { kind: 'encoding'; samples: EncodingSample[] }
  | HeaderProblem

/** `rows` is the sum of the others: every line below the header, including blank ones. */
export type RowCounts = {
  rows: number
  valid: number
  invalid: number
  duplicate: number
  blank: number
  /** Left out by cleaning. */
  leftOut: number
}

export type PreviewRow = { line: number; cells: string[]; verdict: RowVerdict }

/** A file that was read. Cells are as in the file, with their quotes. */
export type CsvFile = {
  header: string[]
  /** The lines above the header, which are left out. */
  linesAbove: number
  columns: ColumnMap
  cleaning: Cleaning
  /** The columns, and suggestions for more of them unless a person has chosen. */
  suggestion: ColumnMap
  unused: string[]
  counts: RowCounts
  /** The number of valid rows with fewer cells than the header; missing cells are empty. */
  shortRows: number
  preview: PreviewRow[]
  valid: string[][]
  /** The rows that are valid without cleaning. */
  uncleaned: string[][]
  /** Every row that is left out. */
  skipped: { line: number; reason: RowReason; cells: string[] }[]
}

const PREVIEW_ROWS = 50
const UNREADABLE_CHARACTER = '\uFFFD'

/**
 * Reads a file, or says why it cannot be imported. It pauses at each `yield`.
 * @param onProgress receives the completed part, from 0 to 1
 */
export function* readCsv(
  bytes: Uint8Array,
  options: ReadOptions,
  onProgress: (fraction: number) => void,
): Sliced<CsvFile | ImportProblem> {
  const decoded = decode(bytes, options.encoding)
  yield
  if (isBinary(bytes, decoded)) return { kind: 'binary' }
  if (decoded === null) return { kind: 'encoding', samples: sampleReadings(bytes) }
  const head = readHeader(toCsvText(decoded, options.separator ?? ','), options.columns)
  if ('kind' in head) return head
  const { header, columns, linesAbove, text } = head

  const { cleaning = noCleaning } = options
  const judge = createRowJudge(header, columns, cleaning)
  const mayBeUnreadable = text.body.includes(UNREADABLE_CHARACTER)
  const csv: CsvFile = {
    header,
    linesAbove,
    columns,
    cleaning,
    suggestion: options.columns ? columns : { ...suggestColumns(header), ...columns },
    unused: unusedNames(header, columns),
    counts: { rows: 0, valid: 0, invalid: 0, duplicate: 0, blank: 0, leftOut: 0 },
    shortRows: 0,
    preview: [],
    valid: [],
    uncleaned: [],
    skipped: [],
  }
  const { counts, preview, valid, uncleaned, skipped } = csv

  for (const { rows, fraction } of readRows(text)) {
    for (const { cells, line } of rows) {
      const isUnreadable =
        mayBeUnreadable && cells.some((cell) => cell.includes(UNREADABLE_CHARACTER))
      const verdict = judge(cells, line, isUnreadable)
      counts.rows += 1
      counts[verdict.kind] += 1
      if (verdict.kind === 'valid') {
        valid.push(cells)
        if (cells.length < header.length) csv.shortRows += 1
      }
      if (verdict.kind === 'valid' || verdict.kind === 'leftOut') uncleaned.push(cells)
      if ('reason' in verdict) {
        skipped.push({ line, reason: verdict.reason, cells: cells.map(plainCell) })
      }
      if (verdict.kind !== 'blank' && preview.length < PREVIEW_ROWS) {
        preview.push({ line, cells, verdict })
      }
    }
    onProgress(fraction)
    yield
  }
  return counts.rows === counts.blank ? { kind: 'empty' } : csv
}

/** Some of the valid rows in wire shape, each with the id of its position. */
export const leadsOf = (
  { valid, columns, cleaning }: CsvFile,
  offset: number,
  limit: number,
  ids: ManualIds,
): Wire<'NewLead'>[] =>
  valid
    .slice(offset, offset + limit)
    .map((cells, index) =>
      rowToLead(importedCells(cells, columns, cleaning.kinds), manualIdAt(ids, offset + index)),
    )

/** The file of the rows that are left out, each with its line and the reason. */
export const skippedCsv = ({ header, skipped }: CsvFile): string =>
  toCsv([
    ['line', 'reason', ...header],
    ...skipped.map(({ line, reason, cells }) => [String(line), reason(), ...cells]),
  ])

const ROWS_PER_SLICE = 200

/** What could be cleaned in the rows that are valid without it. It pauses at each `yield`. */
export function* findCleaning(
  { uncleaned, columns }: CsvFile,
  known: Cleaning['known'],
): Sliced<Finding[]> {
  const findings = createFindings(known)
  for (const [index, cells] of uncleaned.entries()) {
    if (index % ROWS_PER_SLICE === ROWS_PER_SLICE - 1) yield
    findings.add(importedCells(cells, columns))
  }
  return findings.found()
}
