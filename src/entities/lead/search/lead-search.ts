import type { Wire } from '@/shared/api/contract'
import { clampInteger } from '@/shared/lib/values/clamp-integer'
import {
  companySizeLabels,
  fundingLabels,
  industryLabels,
  revenueLabels,
  seniorityLabels,
} from '../lead-labels'
import { filterDefinitions, type LeadFilters, noFilters } from './lead-filters'

export const limitRange = { min: 1, max: 1000, fallback: 25 }

/** Returns 25 for a value that is not a number. */
export function clampLimit(limit: unknown): number {
  const isReadable = typeof limit === 'number' || typeof limit === 'string'
  return clampInteger(isReadable ? limit : '', limitRange)
}

export type LeadSearch = { filters: LeadFilters; limit: number }

export const noSearch: LeadSearch = { filters: noFilters, limit: limitRange.fallback }

/**
 * Equal for equal searches, regardless of the order of their values. Includes filter names, because
 * "Python" can be a job title and a technology.
 */
export function searchKey({ filters, limit }: LeadSearch): string {
  return JSON.stringify([limit, ...filterDefinitions.map(({ name }) => filters[name].toSorted())])
}

export const isSameSearch = (a: LeadSearch, b: LeadSearch) => searchKey(a) === searchKey(b)

const known = <Value extends string>(labels: Record<Value, unknown>, values: readonly string[]) =>
  values.filter((value): value is Value => Object.hasOwn(labels, value))

export function toSearchRequest(filters: LeadFilters, limit: number): Required<Wire<'LeadSearch'>> {
  return {
    job_titles: [...filters.jobTitles],
    industries: known(industryLabels, filters.industries),
    company_size_ranges: known(companySizeLabels, filters.companySizes),
    locations: [...filters.locations],
    technologies: [...filters.technologies],
    revenue_ranges: known(revenueLabels, filters.revenueRanges),
    funding_stages: known(fundingLabels, filters.fundingStages),
    seniority_levels: known(seniorityLabels, filters.seniorityLevels),
    page: 1,
    page_size: limit,
  }
}
