import { compareTexts } from '@/shared/i18n/active-language'
import * as z from 'zod/mini'
import { readFilters } from '@/entities/lead/lead-filters'
import { clampLimit, isSameSearch, type LeadSearch } from '@/entities/lead/lead-search'
import { persisted } from '@/shared/lib/device/persisted'

export type SavedSearch = LeadSearch & {
  name: string
  /** Whether leads that are in a list are hidden. */
  isUnlisted: boolean
}

export type SavedSearches = {
  /** Sorted by name. */
  saved: readonly SavedSearch[]
  /** Newest first. */
  recent: readonly LeadSearch[]
}

const MOST_RECENT = 5

export const searchReader = z.pipe(
  z.object({
    name: z.catch(z.string(), ''),
    filters: z.catch(z.record(z.string(), z.unknown()), {}),
    limit: z.unknown(),
    isUnlisted: z.catch(z.boolean(), false),
  }),
  z.transform(({ name, filters, limit, isUnlisted }): SavedSearch => ({
    name,
    isUnlisted,
    filters: readFilters(filters),
    limit: clampLimit(limit),
  })),
)
const storeReader: z.ZodMiniType<SavedSearches> = z.object({
  saved: z.array(searchReader),
  recent: z.array(
    z.pipe(
      searchReader,
      z.transform(({ filters, limit }): LeadSearch => ({ filters, limit })),
    ),
  ),
})

export const savedSearches = persisted({
  name: 'searches',
  scope: 'user',
  schema: storeReader,
  fallback: { saved: [], recent: [] },
  atLogOut: 'stays',
})

export function withRecent(searches: SavedSearches, { filters, limit }: LeadSearch): SavedSearches {
  const search = { filters, limit }
  const others = searches.recent.filter((one) => !isSameSearch(one, search))
  return { ...searches, recent: [search, ...others].slice(0, MOST_RECENT) }
}

export function withSaved(searches: SavedSearches, search: SavedSearch): SavedSearches {
  const others = searches.saved.filter(({ name }) => name !== search.name)
  return {
    ...searches,
    saved: [...others, search].toSorted((a, b) => compareTexts(a.name, b.name)),
  }
}

export function withoutSaved(searches: SavedSearches, name: string): SavedSearches {
  return { ...searches, saved: searches.saved.filter((one) => one.name !== name) }
}
