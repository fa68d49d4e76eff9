import type { Schemas } from '../../contract/contract-http'
import { createPlaceFilter } from './places'
import type { Prospect } from './prospects'

export const noFilter: Schemas['LeadFilters'] = {
  job_titles: [],
  industries: [],
  company_size_ranges: [],
  locations: [],
  technologies: [],
  revenue_ranges: [],
  funding_stages: [],
  seniority_levels: [],
}

type Test = (prospect: Prospect) => boolean

/**
 * Matching prospects in database order. Values of a filter are ORed, filters are ANDed; empty
 * filters are ignored.
 */
export function searchProspects(
  prospects: readonly Prospect[],
  filters: Schemas['LeadFilters'],
): Prospect[] {
  const tests = testsOf(filters)
  return prospects.filter((prospect) => tests.every((test) => test(prospect)))
}

function testsOf(filters: Schemas['LeadFilters']): Test[] {
  const tests: Test[] = []
  const narrow = (values: readonly string[], makeTest: () => Test) => {
    if (values.some((value) => value.trim())) tests.push(makeTest())
  }
  narrow(filters.industries, () => hasAnyOf(filters.industries, ({ company }) => company.industry))
  narrow(filters.funding_stages, () =>
    hasAnyOf(filters.funding_stages, ({ company }) => company.fundingStage),
  )
  narrow(filters.seniority_levels, () => hasAnyOf(filters.seniority_levels, (one) => one.seniority))
  narrow(filters.company_size_ranges, () =>
    isWithin(filters.company_size_ranges, ({ company }) => company.employees),
  )
  narrow(filters.revenue_ranges, () =>
    isWithin(filters.revenue_ranges, ({ company }) => company.revenue),
  )
  narrow(filters.job_titles, () => hasTitle(filters.job_titles))
  narrow(filters.locations, () => {
    const isInside = createPlaceFilter(filters.locations.filter((place) => place.trim()))
    return (prospect) => isInside(prospect.location)
  })
  narrow(filters.technologies, () => {
    const query = new Set(filters.technologies.map((value) => value.trim().toLowerCase()))
    return ({ company }) => company.technologies.some((used) => query.has(used.toLowerCase()))
  })
  return tests
}

function hasAnyOf(values: readonly string[], read: (prospect: Prospect) => string): Test {
  const query = new Set(values)
  return (prospect) => query.has(read(prospect))
}

/** @param ranges "min,max", inclusive; open-ended without a max */
function isWithin(ranges: readonly string[], read: (prospect: Prospect) => number): Test {
  const bounds = ranges.map((range) => {
    const [min = '', max = ''] = range.split(',')
    return { min: Number(min), max: max.trim() ? Number(max) : Infinity }
  })
  return (prospect) => bounds.some(({ min, max }) => read(prospect) >= min && read(prospect) <= max)
}

const synonyms = new Map([
  ['chief executive officer', 'ceo'],
  ['chief technology officer', 'cto'],
  ['chief financial officer', 'cfo'],
  ['chief operating officer', 'coo'],
  ['chief marketing officer', 'cmo'],
  ['vice president', 'vp'],
])

function normalise(title: string): string {
  let text = title.toLowerCase()
  for (const [long, short] of synonyms) text = text.replaceAll(long, short)
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/ of (?=\S)/g, ' ')}`
}

/** Matches at word starts, so that a search for CTOs does not find every "Director". */
function hasTitle(titles: readonly string[]): Test {
  const query = titles.filter((title) => title.trim()).map((title) => normalise(title.trim()))
  const known = new Map<string, boolean>()
  return ({ title }) => {
    const before = known.get(title)
    if (before !== undefined) return before
    const text = normalise(title)
    const matches = query.some((part) => text.includes(part.trimEnd()))
    known.set(title, matches)
    return matches
  }
}
