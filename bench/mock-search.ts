import type { Schemas } from '../mocks/contract/contract-http'
import { allProspects } from '../mocks/simulation/prospects/prospects'
import { noFilter, searchProspects } from '../mocks/simulation/prospects/search'
import { scenarios } from '../mocks/scenarios/scenarios'
import { createWorld } from '../mocks/model/world'

type MockSearchBench = {
  /** Milliseconds to create the default world with its 10,000 prospects; measured once, cold. */
  worldMs: number
  /** Median milliseconds of one filtered search over all prospects. */
  medianMs: number
  /** The slowest search, including the first. */
  worstMs: number
}

const searches: Schemas['LeadFilters'][] = [
  noFilter,
  { ...noFilter, job_titles: ['CEO', 'CTO', 'VP of Sales', 'Founder'] },
  { ...noFilter, locations: ['us', 'London', 'Paris, France'], seniority_levels: ['director'] },
  { ...noFilter, technologies: ['React', 'AWS', 'Kubernetes'], revenue_ranges: ['100000000,'] },
  {
    job_titles: ['Director', 'Manager', 'Head of'],
    industries: ['computer_software', 'media', 'retail', 'consulting'],
    company_size_ranges: ['1,10', '11,50', '51,200', '201,500'],
    locations: ['United States', 'United Kingdom', 'Germany'],
    technologies: ['Salesforce', 'HubSpot', 'Slack'],
    revenue_ranges: ['0,1000000', '1000000,10000000', '10000000,50000000'],
    funding_stages: ['seed', 'series_a', 'series_b', 'ipo'],
    seniority_levels: ['c_suite', 'director', 'manager'],
  },
]

const rounds = 40

export function benchMockSearch(): MockSearchBench {
  const start = performance.now()
  const world = createWorld()
  world.reset(scenarios.default.seed)
  const prospects = allProspects()
  const worldMs = performance.now() - start

  const times = Array.from({ length: rounds }, () => searches)
    .flat()
    .map((filters) => {
      const before = performance.now()
      searchProspects(prospects, filters)
      return performance.now() - before
    })
    .toSorted((a, b) => a - b)
  return {
    worldMs,
    medianMs: times[Math.floor(times.length / 2)] ?? NaN,
    worstMs: times.at(-1) ?? NaN,
  }
}
