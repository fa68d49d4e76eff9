import { expect, it } from 'vitest'
import { noFilters } from '@/entities/lead/lead-filters'
import { remainingLeads, type Results, withDeleted, withRestored } from './results-store'

const results: Results = {
  id: '1',
  search: { filters: noFilters, limit: 25 },
  total: 4,
  deleted: new Set(),
  leads: [
    { key: '1', apolloId: 'a', name: 'Ann' },
    { key: '2', apolloId: 'a', name: 'Ann again' },
    { key: '3', apolloId: 'b', name: 'Bo', email: 'bo@example.com' },
    { key: '4', name: 'Without id' },
  ],
}
const keys = (results: Results) => remainingLeads(results).map(({ key }) => key)

it('deleted leads return to their places', () => {
  const without = withDeleted(withDeleted(results, ['1']), ['3'])
  expect(keys(without)).toEqual(['2', '4'])
  expect(keys(withRestored(without, ['1']))).toEqual(['1', '2', '4'])
})
