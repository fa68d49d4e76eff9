import { expect, test } from 'vitest'
import type { Schemas } from '../../contract/contract-http'
import { canonicalPlace } from './places'
import { allProspects, type Prospect } from './prospects'
import { noFilter, searchProspects } from './search'

const search = (filters: Partial<Schemas['LeadFilters']>) =>
  searchProspects(allProspects(), { ...noFilter, ...filters })
const valuesOf = (found: Prospect[], read: (one: Prospect) => string) => new Set(found.map(read))

test('ranges are inclusive, and the last is open-ended', () => {
  const employees = search({ company_size_ranges: ['11,50'] }).map(
    ({ company }) => company.employees,
  )
  expect(Math.min(...employees)).toBeGreaterThanOrEqual(11)
  expect(Math.max(...employees)).toBeLessThanOrEqual(50)
  const revenues = search({ revenue_ranges: ['100000000,'] }).map(({ company }) => company.revenue)
  expect(Math.min(...revenues)).toBeGreaterThanOrEqual(100_000_000)
  expect(Math.max(...revenues)).toBeGreaterThan(1_000_000_000)
})

test.each([
  ['ceo', ['CEO', 'Co-Founder & CEO']],
  ['Chief Technology Officer', ['CTO']],
  ['CTO', ['CTO']],
  ['VP Sales', ['VP of Sales']],
  ['vice president of sales', ['VP of Sales']],
  ['founder', ['Co-Founder & CEO', 'Founder']],
  ['no such title', []],
])('the title "%s" finds %o', (title, expected) => {
  const titles = valuesOf(search({ job_titles: [title] }), (one) => one.title)
  expect([...titles].toSorted()).toEqual(expected)
})

test.each([
  ['us', 'United States'],
  [' NYC ', 'New York City, NY'],
  ['sf', 'San Francisco, CA'],
  ['uk', 'United Kingdom'],
  ['Paris, France', 'Paris, France'],
])('the place "%s" is %s', (typed, canonical) => {
  expect(canonicalPlace(typed)).toBe(canonical)
  const found = search({ locations: [typed] })
  expect(found.length).toBeGreaterThan(100)
  expect(found).toEqual(search({ locations: [canonical] }))
})

test('a country includes its cities, and two letters match a state, not a part of a word', () => {
  const american = valuesOf(search({ locations: ['us'] }), (one) => one.location)
  expect(american).toContain('New York City, NY')
  expect(american).toContain('Chicago, IL')
  expect(american).not.toContain('London, United Kingdom')
  const californian = valuesOf(search({ locations: ['CA'] }), (one) => one.location)
  expect([...californian].toSorted()).toEqual(['Los Angeles, CA', 'San Francisco, CA'])
  expect(search({ locations: ['Atlantis'] })).toEqual([])
})
