import { toCsv } from '@/shared/lib/csv-write'
import { reasonText, type RowReason } from './row-reason'

export type SkippedRows = {
  header: string[]
  rows: { line: number; reason: RowReason; cells: string[] }[]
}

/** Every row that is left out as in the file, with its line and the reason. */
export const skippedCsv = ({ header, rows }: SkippedRows): string =>
  toCsv([
    ['line', 'reason', ...header],
    ...rows.map(({ line, reason, cells }) => [String(line), reasonText(reason)].concat(cells)),
  ])
