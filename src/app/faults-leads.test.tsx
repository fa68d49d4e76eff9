import { expect, it, vi } from 'vitest'
import { leadCases } from '@/test/faults/lead-cases'
import { meetsEachFault } from '@/test/faults/meet-faults'

vi.mock('@/features/lists/import/csv-parser', async () => {
  const { parserInPage } = await import('@/test/parser-in-page')
  return { createCsvParser: parserInPage }
})

it.each(leadCases)('$call on $where', { timeout: 180_000 }, async (one) => {
  await expect(meetsEachFault(one)).resolves.toBeUndefined()
})
