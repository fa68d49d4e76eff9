import { manualIdAt, type ManualIds } from '@/entities/lead/manual-id'
import { type Cleaning, createFindings, type Finding, noCleaning } from '../../cleaning/cleaning'
import type { Wire } from '@/shared/api/contract'
import { decode, isBinary, type Encoding } from './csv-encoding'
import { sampleReadings, type EncodingSample } from './csv-encoding-samples'
import { readHeader, type HeaderProblem } from './csv-find-header'
import { suggestColumns, unusedNames, type ColumnMap } from './csv-header'
import { cellsToClean, rowToLead } from './csv-lead'
import { createRowJudge, plainCell, type RowVerdict } from './csv-row'
import { readPart, startOf, toCsvText, type CsvText, type Place, type Separator } from './csv-text'
import type { SkippedRows } from './skipped-csv'

/** The choices of a person about a file; the defaults are UTF-8, commas and exact names. */
export type ReadOptions = {
  encoding?: Encoding
  separator?: Separator
  columns?: ColumnMap
  cleaning?: Cleaning
}

export type CsvProblem =
  | { kind: 'unreadable' | 'binary' | 'empty' }
  | { kind: 'encoding'; samples: EncodingSample[] }
  | HeaderProblem

/** `rows` is the sum of the others: every line below the header, including blank ones. */
export type RowCounts = {
  rows: number
  valid: number
  invalid: number
  duplicate: number
  blank: number
  /** Left out by cleaning; missing when there are none. */
  leftOut?: number
}

export type PreviewRow = { line: number; cells: string[]; verdict: RowVerdict }

export type CsvSummary = {
  header: string[]
  /** The lines above the header, which are left out. */
  linesAbove: number
  columns: ColumnMap
  /** The columns, and suggestions for more of them unless a person has chosen. */
  suggestion: ColumnMap
  unused: string[]
  counts: RowCounts
  /** The number of valid rows with fewer cells than the header; missing cells are empty. */
  shortRows: number
  preview: PreviewRow[]
}

export type ReadResult =
  { kind: 'ready'; summary: CsvSummary } | { kind: 'problem'; problem: CsvProblem }

const PREVIEW_ROWS = 50
/** Shares of the whole work, measured with a large file. */
const DONE_WHEN_LOADED = 0.15
const DONE_WHEN_DECODED = 0.3
const UNREADABLE_CHARACTER = '\uFFFD'

/** One file that is being imported. It keeps the text, and parses rows when they are needed. */
export function createCsvSession() {
  let text: CsvText = { body: '', firstLine: 1 }
  let separator: Separator = ','
  let header: string[] = []
  let columns: ColumnMap = {}
  let cleaning = noCleaning
  /** The number of valid rows before each part of the text. */
  let parts: { start: Place; validBefore: number }[] = []
  /** The lines of rows that are not imported. */
  let notValid = new Set<number>()
  /** Those of them that cleaning leaves out. */
  let leftOut = new Set<number>()
  let skipped: SkippedRows['rows'] = []

  async function read(
    file: Blob,
    options: ReadOptions,
    onProgress: (fraction: number) => void,
  ): Promise<ReadResult> {
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    )
    if (!bytes) return problem({ kind: 'unreadable' })
    onProgress(DONE_WHEN_LOADED)
    const decoded = decode(bytes, options.encoding)
    if (isBinary(bytes, decoded)) return problem({ kind: 'binary' })
    if (decoded === null) return problem({ kind: 'encoding', samples: sampleReadings(bytes) })
    onProgress(DONE_WHEN_DECODED)
    return readText(decoded, options)
  }

  function readText(decoded: string, options: ReadOptions): ReadResult {
    separator = options.separator ?? ','
    const head = readHeader(toCsvText(decoded, separator), separator, options.columns)
    if ('kind' in head) return problem(head)
    ;({ text, header, columns } = head)
    cleaning = options.cleaning ?? noCleaning
    parts = []
    notValid = new Set()
    leftOut = new Set()
    skipped = []

    const judge = createRowJudge(header, columns, cleaning)
    const mayBeUnreadable = text.body.includes(UNREADABLE_CHARACTER)
    const counts: RowCounts = { rows: 0, valid: 0, invalid: 0, duplicate: 0, blank: 0 }
    const preview: PreviewRow[] = []
    let shortRows = 0

    function takeRow(cells: string[], line: number) {
      const isUnreadable =
        mayBeUnreadable && cells.some((cell) => cell.includes(UNREADABLE_CHARACTER))
      const verdict: RowVerdict = isUnreadable
        ? { kind: 'invalid', reason: { code: 'unreadable' } }
        : judge(cells, line)
      counts.rows += 1
      counts[verdict.kind] = (counts[verdict.kind] ?? 0) + 1
      if (verdict.kind === 'valid') {
        if (cells.length < header.length) shortRows += 1
      } else {
        notValid.add(line)
        if (verdict.kind === 'leftOut') leftOut.add(line)
        if ('reason' in verdict) {
          skipped.push({ line, reason: verdict.reason, cells: cells.map(plainCell) })
        }
      }
      if (verdict.kind !== 'blank' && preview.length < PREVIEW_ROWS) {
        preview.push({ line, cells, verdict })
      }
    }

    for (let start: Place | undefined = startOf(text); start;) {
      parts.push({ start, validBefore: counts.valid })
      start = readPart(text, separator, start, takeRow)
    }
    if (counts.rows === counts.blank) return problem({ kind: 'empty' })
    const unused = unusedNames(header, columns)
    const suggestion = options.columns ? columns : { ...suggestColumns(header), ...columns }
    const { linesAbove } = head
    return {
      kind: 'ready',
      summary: { header, linesAbove, columns, suggestion, unused, counts, shortRows, preview },
    }
  }

  /**
   * The valid rows from `offset` on, in wire shape.
   * @param ids of the valid rows of the file
   */
  function takeSlice(offset: number, limit: number, ids: ManualIds): Wire<'NewLead'>[] {
    const part = parts.findLast(({ validBefore }) => validBefore <= offset)
    let position = part?.validBefore ?? 0
    const leads: Wire<'NewLead'>[] = []
    for (let start = part?.start; start && leads.length < limit;) {
      start = readPart(text, separator, start, (cells, line) => {
        if (notValid.has(line) || leads.length === limit) return
        if (position >= offset) {
          leads.push(rowToLead(cells, columns, manualIdAt(ids, position), cleaning.kinds))
        }
        position += 1
      })
    }
    return leads
  }

  /** What could be cleaned in the rows that are valid without it. */
  function findings(known: Cleaning['known']): Finding[] {
    const found = createFindings(known)
    for (let start: Place | undefined = startOf(text); start;) {
      start = readPart(text, separator, start, (cells, line) => {
        if (!notValid.has(line) || leftOut.has(line)) found.add(cellsToClean(cells, columns))
      })
    }
    return found.found()
  }

  return { read, takeSlice, findings, skippedRows: (): SkippedRows => ({ header, rows: skipped }) }
}

function problem(problem: CsvProblem): ReadResult {
  return { kind: 'problem', problem }
}
