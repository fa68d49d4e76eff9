import { msg, type Translatable } from '@/shared/i18n/translate'
import { textKey } from '@/shared/lib/values/text-key'
import { visibleText } from '@/shared/lib/values/visible-text'
import { type FilterOption, filterOptions } from './lead-filter-options'
import { canonicalPlace, suggestPlaces } from './places'

export type FilterName = keyof typeof filterOptions

/** Wire values of each filter, without blanks and duplicates. */
export type LeadFilters = Readonly<Record<FilterName, readonly string[]>>

export type FilterDefinition = {
  name: FilterName
  label: Translatable
  isFree: boolean
}

const MAX_SUGGESTED_PLACES = 5

export const filterDefinitions: readonly FilterDefinition[] = [
  { name: 'jobTitles', label: msg('Job Title'), isFree: true },
  { name: 'industries', label: msg('Industry'), isFree: false },
  { name: 'companySizes', label: msg('Company Size'), isFree: false },
  { name: 'locations', label: msg('Location'), isFree: true },
  { name: 'technologies', label: msg('Technologies'), isFree: true },
  { name: 'revenueRanges', label: msg('Revenue'), isFree: false },
  { name: 'fundingStages', label: msg('Funding'), isFree: false },
  { name: 'seniorityLevels', label: msg('Seniority'), isFree: false },
]

export const noFilters: LeadFilters = {
  jobTitles: [],
  industries: [],
  companySizes: [],
  locations: [],
  technologies: [],
  revenueRanges: [],
  fundingStages: [],
  seniorityLevels: [],
}

export function countFilters(filters: LeadFilters): number {
  return filterDefinitions.reduce((count, { name }) => count + filters[name].length, 0)
}

export function filterValueLabel(name: FilterName, value: string): string {
  return filterOptions[name]().find((option) => option.value === value)?.label ?? value
}

export const hasMoreSuggestions = ({ name }: FilterDefinition, typed: string): boolean =>
  name === 'locations' && suggestPlaces(typed).length > MAX_SUGGESTED_PLACES

export function suggest({ name }: FilterDefinition, typed: string): FilterOption[] {
  if (name === 'locations') {
    return suggestPlaces(typed)
      .slice(0, MAX_SUGGESTED_PLACES)
      .map((place) => ({ value: place, label: place }))
  }
  const query = textKey(typed)
  return filterOptions[name]().filter(({ label }) => textKey(label).includes(query))
}

/** Wire value of typed text; undefined if blank or not accepted by the filter. */
function toValue({ name, isFree }: FilterDefinition, typed: string): string | undefined {
  const text = visibleText(typed)
  if (text === '') return undefined
  if (name === 'locations') return canonicalPlace(text)
  const key = textKey(text)
  const known = filterOptions[name]().find(
    ({ value, label }) => textKey(value) === key || textKey(label) === key,
  )
  return known?.value ?? (isFree ? text : undefined)
}

/** Wire values, deduplicated case-insensitively; the first spelling wins. */
export function cleanValues(filter: FilterDefinition, typed: readonly string[]): string[] {
  const values = new Map<string, string>()
  for (const text of typed) {
    const value = toValue(filter, text)
    const key = value?.toLowerCase()
    if (value !== undefined && key !== undefined && !values.has(key)) values.set(key, value)
  }
  return [...values.values()]
}

/** Parses filters from an untrusted source, such as a link. Drops invalid values. */
export function readFilters(input: Partial<Record<FilterName, unknown>>): LeadFilters {
  const entries = filterDefinitions.map((filter) => {
    const values = [input[filter.name] ?? []].flat().map(String)
    return [filter.name, cleanValues(filter, values)]
  })
  return { ...noFilters, ...Object.fromEntries(entries) }
}

export function summarise(filters: LeadFilters): string {
  return filterDefinitions
    .flatMap(({ name }) => filters[name].map((value) => filterValueLabel(name, value)))
    .join(', ')
}
