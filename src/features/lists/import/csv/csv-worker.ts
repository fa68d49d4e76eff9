import { manualIdAt, type ManualIds } from '@/entities/lead/manual-id'
import type { Wire } from '@/shared/api/contract'
import { type Cleaning, createFindings, type Finding, noCleaning } from './cleaning'
import {
  decode,
  type Encoding,
  type EncodingSample,
  isBinary,
  sampleReadings,
} from './csv-encoding'
import { suggestColumns, unusedNames, type ColumnMap } from './csv-header'
import {
  createRowJudge,
  importedCells,
  plainCell,
  rowToLead,
  type RowReason,
  type RowVerdict,
} from './csv-row'
import {
  type CsvText,
  type HeaderProblem,
  type Place,
  readHeader,
  readPart,
  type Separator,
  startOf,
  toCsvText,
} from './csv-text'

/** The choices of a person about a file; the defaults are UTF-8, commas and exact names. */
export type ReadOptions = {
  encoding?: Encoding
  separator?: Separator
  columns?: ColumnMap
  cleaning?: Cleaning
}

export type ImportProblem =
  /** Noticed by the page, before the file is read or when the worker stops. */
  | { kind: 'wrong-type' | 'too-large' | 'no-reader' }
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

/** Every row that is left out, as in the file. */
export type SkippedRows = {
  header: string[]
  rows: { line: number; reason: RowReason; cells: string[] }[]
}

export type ReadResult =
  { kind: 'ready'; summary: CsvSummary } | { kind: 'problem'; problem: ImportProblem }

const PREVIEW_ROWS = 50
/** Shares of the whole work, measured with a large file. */
const DONE_WHEN_LOADED = 0.15
const DONE_WHEN_DECODED = 0.3
const UNREADABLE_CHARACTER = '\uFFFD'

/** One file that is being imported. It keeps the text, and parses rows when they are needed. */
export function createCsvSession() {
  let text: CsvText = { body: '', firstLine: 1, separator: ',' }
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
    const head = readHeader(toCsvText(decoded, options.separator ?? ','), options.columns)
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
      start = readPart(text, start, takeRow)
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
      start = readPart(text, start, (cells, line) => {
        if (notValid.has(line) || leads.length === limit) return
        if (position >= offset) {
          const imported = importedCells(cells, columns, cleaning.kinds)
          leads.push(rowToLead(imported, manualIdAt(ids, position)))
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
      start = readPart(text, start, (cells, line) => {
        if (!notValid.has(line) || leftOut.has(line)) found.add(importedCells(cells, columns))
      })
    }
    return found.found()
  }

  return { read, takeSlice, findings, skippedRows: (): SkippedRows => ({ header, rows: skipped }) }
}

const problem = (problem: ImportProblem): ReadResult => ({ kind: 'problem', problem })

type Session = ReturnType<typeof createCsvSession>
export type CsvMethod = keyof Session
export type CsvArguments<Name extends CsvMethod> = Name extends 'read'
  ? [file: File, options: ReadOptions]
  : Parameters<Session[Name]>
export type CsvResult<Name extends CsvMethod> = Awaited<ReturnType<Session[Name]>>
export type CsvCall = { id: number; name: CsvMethod; args: unknown[] }
export type CsvAnswer = { id: number } & (
  { progress: number } | { result: unknown } | { failure: string }
)

/** Answers the calls of csv-parser.ts. Tests use the session in the page. */
if ('WorkerGlobalScope' in globalThis) {
  const session = createCsvSession()
  const reply = (answer: CsvAnswer) => globalThis.postMessage(answer)

  globalThis.addEventListener('message', ({ data }: MessageEvent<CsvCall>) => {
    const { id, name, args } = data
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- csv-parser.ts checks the arguments
    const method = session[name] as (...all: unknown[]) => unknown
    const onProgress = (progress: number) => reply({ id, progress })
    const answer = async () => method(...args, onProgress)
    answer().then(
      (result) => reply({ id, result }),
      (error: unknown) => reply({ id, failure: String(error) }),
    )
  })
}
