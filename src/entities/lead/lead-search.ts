import { filterDefinitions, type LeadFilters, noFilters } from './lead-filters'
import { limitRange } from './search-limit'

export type LeadSearch = { filters: LeadFilters; limit: number }

export const noSearch: LeadSearch = { filters: noFilters, limit: limitRange.fallback }

/**
 * The same key for equal searches: the limit and the values of each filter, in any order. It names the
 * filters, because "Python" can be a job title and a technology.
 */
export function searchKey({ filters, limit }: LeadSearch): string {
  return JSON.stringify([limit, ...filterDefinitions.map(({ name }) => filters[name].toSorted())])
}

export const isSameSearch = (a: LeadSearch, b: LeadSearch) => searchKey(a) === searchKey(b)
