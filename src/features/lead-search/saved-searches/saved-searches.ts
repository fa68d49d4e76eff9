import { compareTexts } from '@/shared/i18n/active-language'
import * as z from 'zod/mini'
import { readFilters } from '@/entities/lead/search/lead-filters'
import { clampLimit, type LeadSearch, searchKey } from '@/entities/lead/search/lead-search'
import { byContent } from '@/shared/lib/device/hand-over'
import { persisted } from '@/shared/lib/device/persisted'
import { freeName } from '@/shared/lib/values/free-name'

export type SavedSearch = LeadSearch & {
  name: string
  /** Whether leads that are in a list are hidden. */
  isUnlisted: boolean
}

const searchReader = z.pipe(
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

const byName = (searches: readonly SavedSearch[]) =>
  searches.toSorted((a, b) => compareTexts(a.name, b.name))

const { countOf, merge } = byContent(
  (search: SavedSearch) => `${searchKey(search)} ${search.isUnlisted}`,
  (search, own) => ({
    ...search,
    name: freeName(
      search.name,
      own.map(({ name }) => name),
    ),
  }),
)

/** Sorted by name. */
export const savedSearches = persisted({
  name: 'searches',
  scope: 'user',
  schema: z.union([
    z.array(searchReader),
    // Stored by earlier versions, with recent searches.
    z.pipe(
      z.object({ saved: z.array(searchReader) }),
      z.transform(({ saved }) => saved),
    ),
  ]),
  fallback: [],
  handOver: { countOf, merge: (own, theirs) => byName(merge(own, theirs)) },
  atLogOut: 'stays',
})

export const withSaved = (searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] =>
  byName([...searches.filter(({ name }) => name !== search.name), search])

export const withoutSaved = (searches: readonly SavedSearch[], name: string): SavedSearch[] =>
  searches.filter((one) => one.name !== name)
