import { expect, it } from 'vitest'
import { type LeadFilters, noFilters } from './lead-filters'
import { isSameSearch, toSearchRequest } from './lead-search'

const search = (filters: Partial<LeadFilters>, limit = 25) => ({
  filters: { ...noFilters, ...filters },
  limit,
})

it.each([
  [search({}), search({}), true],
  [search({ jobTitles: ['CEO', 'CTO'] }), search({ jobTitles: ['CTO', 'CEO'] }), true],
  [search({ jobTitles: ['CEO'] }), search({ jobTitles: ['CEO'] }, 50), false],
  [search({ jobTitles: ['CEO'] }), search({ jobTitles: ['CEO', 'CTO'] }), false],
  [search({ jobTitles: ['Python'] }), search({ technologies: ['Python'] }), false],
  [search({ jobTitles: ['A, B'] }), search({ jobTitles: ['A', 'B'] }), false],
])('%j and %j: %s', (a, b, expected) => {
  expect(isSameSearch(a, b)).toBe(expected)
})

it('is sent with all eight filter lists, the first page and the limit', () => {
  const filters = {
    ...noFilters,
    jobTitles: ['CEO'],
    industries: ['retail', 'spaceships'],
    companySizes: ['10001,'],
  }
  expect(toSearchRequest(filters, 50)).toEqual({
    job_titles: ['CEO'],
    industries: ['retail'],
    company_size_ranges: ['10001,'],
    locations: [],
    technologies: [],
    revenue_ranges: [],
    funding_stages: [],
    seniority_levels: [],
    page: 1,
    page_size: 50,
  })
})
