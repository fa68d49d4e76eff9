import { msg, translate, type Translatable } from '@/shared/i18n/translate'
import { textKey } from '@/shared/lib/values/text-key'
import { visibleText } from '@/shared/lib/values/visible-text'
import { type FilterOption, filterOptions } from './lead-filter-options'
import { canonicalPlace, isPlace, placesStarting, suggestPlaces } from './places'

const MAX_SUGGESTED_PLACES = 5

const definitions = [
  { name: 'jobTitles', label: msg('Job Title'), isFree: true },
  { name: 'industries', label: msg('Industry'), isFree: false },
  { name: 'companySizes', label: msg('Company Size'), isFree: false },
  { name: 'locations', label: msg('Location'), isFree: true },
  { name: 'technologies', label: msg('Technologies'), isFree: true },
  { name: 'revenueRanges', label: msg('Revenue'), isFree: false },
  { name: 'fundingStages', label: msg('Funding'), isFree: false },
  { name: 'seniorityLevels', label: msg('Seniority'), isFree: false },
] as const satisfies readonly { name: string; label: Translatable; isFree: boolean }[]

export type FilterName = (typeof definitions)[number]['name']

/** Wire values of each filter, without blanks and duplicates. */
export type LeadFilters = Readonly<Record<FilterName, readonly string[]>>

export type FilterDefinition = { name: FilterName; label: Translatable; isFree: boolean }

export const filterDefinitions: readonly FilterDefinition[] = definitions

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

const wordsOf = (text: string) =>
  textKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const startsWords = (label: string, typed: readonly string[]) => {
  const words = wordsOf(label)
  return typed.every((one) => words.some((word) => word.startsWith(one)))
}

/** Options that contain every typed word, such as 'vp eng'; starts of words first. */
function optionsLike(name: FilterName, typed: string): FilterOption[] {
  const words = wordsOf(typed)
  const found = filterOptions[name]().filter(({ label }) => {
    const key = textKey(label)
    return words.every((word) => key.includes(word))
  })
  const isStart = found.map(({ label }) => startsWords(label, words))
  return [...found.filter((_, index) => isStart[index]), ...found.filter((_, i) => !isStart[i])]
}

/** Of a filter that accepts any text, the last suggestion is the typed text. */
export function suggest(filter: FilterDefinition, typed: string): FilterOption[] {
  const { name, isFree } = filter
  const text = visibleText(typed)
  const [own] = cleanValues(filter, [text])
  const asTyped =
    isFree && own !== undefined && !filterOptions[name]().some(({ value }) => value === own)
      ? [{ value: text, label: translate('“{text}” as typed', { text }) }]
      : []
  const found =
    name === 'locations'
      ? suggestPlaces(typed)
          .slice(0, MAX_SUGGESTED_PLACES - asTyped.length)
          .map((place) => ({ value: place, label: place }))
      : optionsLike(name, typed)
  return [...found, ...asTyped]
}

/** Below this number of characters a text is a code or an abbreviation, such as 'CA' or 'Go'. */
const MIN_FRAGMENT = 3

/**
 * The option that a typed fragment stands for: 'germ' is Germany, 'vp eng' VP of Engineering. A text
 * that is an entry of its own ('Berlin', 'Engineer') is no fragment.
 */
export function completed({ name, isFree }: FilterDefinition, typed: string): string | undefined {
  const words = wordsOf(typed)
  if (!isFree || words.join('').length < MIN_FRAGMENT) return undefined
  if (name === 'locations') return isPlace(typed) ? undefined : placesStarting(typed)[0]
  const labels = filterOptions[name]()
    .map(({ label }) => label)
    .filter((label) => startsWords(label, words))
  const isOwn = labels.some((label) => words.every((word) => wordsOf(label).includes(word)))
  return isOwn ? undefined : labels[0]
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
