import * as z from 'zod/mini'
import { kept } from '@/shared/lib/kept'
import { type ColumnMap, COLUMNS, suggestColumns } from './csv/csv-header'
import type { CsvProblem, CsvSummary } from './csv/csv-session'

const MOST = 20

const index = z.number().check(z.nonnegative())

const columnMaps = kept({
  name: 'import-columns',
  scope: 'device',
  schema: z.array(z.tuple([z.string(), z.partialRecord(z.enum(COLUMNS), index)])),
  fallback: [],
  atLogOut: 'stays',
})

const keyOf = (header: readonly string[]) => JSON.stringify(header)

/** Keeps nothing that would be suggested anyway. */
export function rememberColumns(header: readonly string[], columns: ColumnMap): void {
  const key = keyOf(header)
  const others = columnMaps.get().filter(([one]) => one !== key)
  const isUsual = JSON.stringify(suggestColumns(header)) === JSON.stringify(columns)
  const own: typeof others = isUsual ? [] : [[key, columns]]
  columnMaps.set([...others, ...own].slice(-MOST))
}

export function rememberedColumns(header: readonly string[]): ColumnMap | undefined {
  const key = keyOf(header)
  return columnMaps.get().find(([one]) => one === key)?.[1]
}

export function withRemembered(summary: CsvSummary): CsvSummary {
  const columns = rememberedColumns(summary.header)
  return columns ? { ...summary, suggestion: columns } : summary
}

export function withRememberedProblem(problem: CsvProblem): CsvProblem {
  if (problem.kind !== 'missing-columns' || !problem.suggestion) return problem
  return { ...problem, suggestion: rememberedColumns(problem.header) ?? problem.suggestion }
}
