import { expect, it } from 'vitest'
import { noFilters } from './lead-filters'
import { whyNotSearch } from './search-guard'

const filters = { ...noFilters, jobTitles: ['CEO'] }
const credits = { title: 'Insufficient credits', description: 'Need 2.5 credits' }
const criteria = {
  title: 'Add search criteria',
  description: 'Please add at least one filter to search',
}

it.each([
  ['the filters come first', noFilters, 0, criteria],
  ['249 units block', filters, 249, credits],
  ['a negative balance blocks', filters, -5, credits],
  ['250 units pass', filters, 250, undefined],
  ['an unknown balance passes', filters, undefined, undefined],
])('%s', (_, filters, balance, refusal) => {
  expect(whyNotSearch(filters, balance)).toEqual(refusal)
})
