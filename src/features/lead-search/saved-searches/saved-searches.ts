import { ofDevice, perLocale } from '@/shared/i18n/active-language'
import { useState } from 'react'
import * as z from 'zod/mini'
import { readFilters } from '@/entities/lead/lead-filters'
import { isSameSearch, type LeadSearch } from '@/entities/lead/lead-search'
import { clampLimit } from '@/entities/lead/search-limit'
import { useCurrentUser } from '@/entities/session/session-context'
import { deviceStorage } from '@/shared/lib/browser-storage'

const byName = perLocale((locale) => new Intl.Collator(ofDevice(locale)))

type SavedSearch = LeadSearch & { name: string }

export type SavedSearches = {
  /** Sorted by name. */
  saved: readonly SavedSearch[]
  /** Newest first. */
  recent: readonly LeadSearch[]
}

const MOST_RECENT = 5

const keyFor = (userId: string) => `searches:${userId}`

const searchReader = z.pipe(
  z.object({
    name: z.catch(z.string(), ''),
    filters: z.catch(z.record(z.string(), z.unknown()), {}),
    limit: z.unknown(),
  }),
  z.transform(({ name, filters, limit }): SavedSearch => ({
    name,
    filters: readFilters(filters),
    limit: clampLimit(limit),
  })),
)
const storeReader = z.object({ saved: z.array(searchReader), recent: z.array(searchReader) })

/** The searches that this device stores for the user; none when they cannot be read. */
export function readSavedSearches(userId: string): SavedSearches {
  try {
    return storeReader.parse(JSON.parse(deviceStorage.read(keyFor(userId)) ?? ''))
  } catch {
    return { saved: [], recent: [] }
  }
}

/** @returns whether the device could store it */
export function keepSavedSearches(userId: string, searches: SavedSearches): boolean {
  return deviceStorage.write(keyFor(userId), JSON.stringify(searches))
}

export function withRecent(searches: SavedSearches, { filters, limit }: LeadSearch): SavedSearches {
  const search = { filters, limit }
  const others = searches.recent.filter((one) => !isSameSearch(one, search))
  return { ...searches, recent: [search, ...others].slice(0, MOST_RECENT) }
}

/** Replaces a search of the same name. */
export function withSaved(searches: SavedSearches, search: SavedSearch): SavedSearches {
  const others = searches.saved.filter(({ name }) => name !== search.name)
  return {
    ...searches,
    saved: [...others, search].toSorted((a, b) => byName().compare(a.name, b.name)),
  }
}

export function withoutSaved(searches: SavedSearches, name: string): SavedSearches {
  return { ...searches, saved: searches.saved.filter((one) => one.name !== name) }
}

export function useSavedSearches() {
  const { id: userId } = useCurrentUser()
  const [searches, setSearches] = useState(() => readSavedSearches(userId))
  const [isKept, setIsKept] = useState(true)

  /** Starts from the stored searches, because another tab may have added one. */
  const change = (update: (searches: SavedSearches) => SavedSearches) => {
    const next = update(isKept ? readSavedSearches(userId) : searches)
    setSearches(next)
    setIsKept(keepSavedSearches(userId, next))
  }

  return { searches, isKept, change }
}
