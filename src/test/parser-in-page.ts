import type { CsvParser } from '@/features/lists/import/csv/csv-parser'
import { createCsvSession } from '@/features/lists/import/csv/csv-worker'

/** Runs the worker's session without a worker. */
export function parserInPage(): CsvParser {
  const session = createCsvSession()
  return {
    read: session.read,
    takeSlice: async (...slice) => session.takeSlice(...slice),
    findings: async (known) => session.findings(known),
    skippedRows: async () => session.skippedRows(),
    dispose: () => {},
  }
}
