import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { type ColumnMap, COLUMNS, suggestColumns } from './csv/csv-header'
import type { CsvProblem, CsvSummary } from './csv/csv-session'

/** The columns that were matched by hand on this device, by the header of the file. */
const KEY = 'import-columns'
const MOST = 20

const index = z.number().check(z.nonnegative())
const mapsReader = z.array(z.tuple([z.string(), z.partialRecord(z.enum(COLUMNS), index)]))

const keyOf = (header: readonly string[]) => JSON.stringify(header)

function readMaps() {
  try {
    return mapsReader.parse(JSON.parse(deviceStorage.read(KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** Keeps nothing that would be suggested anyway. */
export function rememberColumns(header: readonly string[], columns: ColumnMap): void {
  const key = keyOf(header)
  const others = readMaps().filter(([one]) => one !== key)
  const isUsual = JSON.stringify(suggestColumns(header)) === JSON.stringify(columns)
  const maps = isUsual ? others : [...others, [key, columns]]
  deviceStorage.write(KEY, JSON.stringify(maps.slice(-MOST)))
}

export function rememberedColumns(header: readonly string[]): ColumnMap | undefined {
  const key = keyOf(header)
  return readMaps().find(([one]) => one === key)?.[1]
}

export function withRemembered(summary: CsvSummary): CsvSummary {
  const columns = rememberedColumns(summary.header)
  return columns ? { ...summary, suggestion: columns } : summary
}

export function withRememberedProblem(problem: CsvProblem): CsvProblem {
  if (problem.kind !== 'missing-columns' || !problem.suggestion) return problem
  return { ...problem, suggestion: rememberedColumns(problem.header) ?? problem.suggestion }
}
