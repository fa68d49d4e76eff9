import { filterDefinitions, type LeadFilters } from './lead-filters'

export type LeadSearch = { filters: LeadFilters; limit: number }

/**
 * One text for all searches that ask the same: the limit, and the values of each filter in any order.
 * Labels would not do: "Python" is a job title as well as a technology.
 */
export function searchKey({ filters, limit }: LeadSearch): string {
  return JSON.stringify([limit, ...filterDefinitions.map(({ name }) => filters[name].toSorted())])
}

export const isSameSearch = (a: LeadSearch, b: LeadSearch) => searchKey(a) === searchKey(b)
