import { beforeEach, expect, it, vi } from 'vitest'
import * as csvParser from '@/features/lists/import/csv/csv-parser'
import { leadCases } from '@/test/faults/lead-cases'
import { expectEachFaultHandled } from '@/test/faults/meet-faults'
import { parserInPage } from '@/test/parser-in-page'

beforeEach(() => {
  // Not vi.mock, because another test may already have loaded the module.
  vi.spyOn(csvParser, 'createCsvParser').mockImplementation(parserInPage)
})

it.each(leadCases)('$call on $where', { timeout: 180_000 }, async (one) => {
  await expect(expectEachFaultHandled(one)).resolves.toBeUndefined()
})
