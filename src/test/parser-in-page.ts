import type { CsvParser } from '@/features/lists/import/csv/csv-parser'
import { createCsvSession } from '@/features/lists/import/csv/csv-session'

/** The worker's own session, without a worker. */
export function parserInPage(): CsvParser {
  const session = createCsvSession()
  return {
    read: session.read,
    takeSlice: async (...slice) => session.takeSlice(...slice),
    skippedRows: async () => session.skippedRows(),
    dispose: () => {},
  }
}
