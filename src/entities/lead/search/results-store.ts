import { useCallback, useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import { translate } from '@/shared/i18n/translate'
import { kept } from '@/shared/lib/device/kept'
import { createSessionStore, useStore } from '@/shared/lib/state/store'
import { type Leaving, registerUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { readFilters } from '../lead-filters'
import { type FoundLeads, type Lead, leadSchema } from '../lead-mapping'
import { clampLimit, isSameSearch, type LeadSearch } from '../lead-search'

export type Results = FoundLeads & {
  search: LeadSearch
  /** When they were found, in milliseconds since the epoch. */
  foundAt?: number | undefined
  deleted: ReadonlySet<string>
  /** Whether they were added to a list that exists; those of a new list leave the page. */
  isSaved?: boolean | undefined
}

export function remainingLeads({ leads, deleted }: Results): Lead[] {
  return deleted.size === 0 ? leads : leads.filter(({ key }) => !deleted.has(key))
}

/** Ignores the keys of leads of other results. */
export function withDeleted(results: Results, keys: readonly string[]): Results {
  const deleted = new Set(keys)
  const own = results.leads.filter(({ key }) => deleted.has(key))
  if (own.length === 0) return results
  return { ...results, deleted: new Set([...results.deleted, ...own.map(({ key }) => key)]) }
}

export function withRestored(results: Results, keys: readonly string[]): Results {
  const restored = new Set(keys)
  return { ...results, deleted: new Set([...results.deleted].filter((key) => !restored.has(key))) }
}

export type ChangeResults = (change: (results: Results) => Results) => void

type Kept = {
  results: Results | null
  createdListId?: string
}

/**
 * Results of earlier searches, newest first, for Back and Forward: finding them again would cost
 * credits. A reload loses them.
 */
type Earlier = { earlier: readonly Results[] }

export type OwnResults = Kept &
  Earlier & {
    userId: string
    /** Whether the tab stores them too, so that a reload restores them. */
    isKept: boolean
    /** Whether a reload lost results that the tab could not store. */
    areLost: boolean
  }

const MOST_EARLIER = 4
/** Stored in place of results that are too large for the tab. */
const TOO_LARGE = 'too large'

/** Where leads are searched. A search of one place neither aborts nor replaces that of the other. */
export type SearchPlace = 'lead-search' | 'search-import'

const places: readonly SearchPlace[] = ['lead-search', 'search-import']

const searchReader = z.pipe(
  z.object({ filters: z.record(z.string(), z.unknown()), limit: z.unknown() }),
  z.transform(({ filters, limit }) => ({
    filters: readFilters(filters),
    limit: clampLimit(limit),
  })),
)
const keptReader = z.object({
  results: z.nullable(
    z.object({
      id: z.string(),
      search: searchReader,
      foundAt: z.optional(z.number()),
      total: z.number(),
      leads: z.array(leadSchema),
      deleted: z.array(z.string()),
      isSaved: z.optional(z.boolean()),
    }),
  ),
  createdListId: z.optional(z.string()),
})

const placeOf = (place: SearchPlace) => ({
  /** They cost credits, so they outlive the screen and a reload of the tab, until the session ends. */
  own: createSessionStore<OwnResults | undefined>(undefined),
  stored: kept({
    name: `${place}-results`,
    scope: 'tab',
    schema: z.optional(z.catch(z.union([keptReader, z.literal(TOO_LARGE)]), TOO_LARGE)),
    fallback: undefined,
    atLogOut: 'forgotten',
  }),
})

const stores = { 'lead-search': placeOf('lead-search'), 'search-import': placeOf('search-import') }

export const ownResults = (place: SearchPlace) => stores[place].own

function read(place: SearchPlace, userId: string): OwnResults {
  const stored = stores[place].stored(userId).get()
  const own = { userId, results: null, earlier: [], isKept: true, areLost: stored === TOO_LARGE }
  if (!stored || stored === TOO_LARGE) return own
  const { results, ...rest } = stored
  return { ...own, ...rest, results: results && { ...results, deleted: new Set(results.deleted) } }
}

/** Restores what the tab stored for the user, once. */
export function openResults(place: SearchPlace, userId: string): void {
  const own = ownResults(place)
  if (own.get()?.userId !== userId) own.set(read(place, userId))
}

/** The change of new results: the ones that they replace can be shown again. */
export const withResults =
  (next: Results) =>
  ({ results, earlier }: Kept & Earlier) => ({
    results: next,
    earlier: [results ?? [], ...earlier]
      .flat()
      .filter(({ search }) => !isSameSearch(search, next.search))
      .slice(0, MOST_EARLIER),
  })

/** Shows the results of this search again, if they are among the earlier ones. */
export function showEarlier(place: SearchPlace, userId: string, search: LeadSearch): void {
  const own = ownResults(place).get()
  if (!own || (own.results && isSameSearch(own.results.search, search))) return
  const found = own.earlier.find((one) => isSameSearch(one.search, search))
  if (found) changeResults(place, userId, withResults(found))
}

/** Does nothing when another user is signed in by now: the call may outlast the session. */
export function changeResults(
  place: SearchPlace,
  userId: string,
  change: (kept: Kept & Earlier) => Kept & Partial<Earlier>,
): void {
  const store = ownResults(place)
  const own = store.get()
  if (own?.userId !== userId) return
  const next = change(own)
  store.set({ ...own, ...next, isKept: keep(place, userId, next), areLost: false })
}

function keep(place: SearchPlace, userId: string, { results, createdListId }: Kept): boolean {
  const own = stores[place].stored(userId)
  if (!results && createdListId === undefined) return own.set(undefined)
  const leads = results && [...results.leads]
  const stored = results && leads && { ...results, leads, deleted: [...results.deleted] }
  const isKept = own.set({ results: stored, createdListId })
  if (!isKept) own.set(TOO_LARGE)
  return isKept
}

function isUnsaved(place: SearchPlace): boolean {
  const results = ownResults(place).get()?.results
  return !!results && !results.isSaved && remainingLeads(results).length > 0
}

/** Of a page that is closed nothing stays; of one that reloads itself, what the tab has stored. */
const wouldBeLost = (place: SearchPlace, { by }: Leaving): boolean => {
  if (by === 'unload' || by === 'log-out') return isUnsaved(place)
  return by === 'reload' && isUnsaved(place) && !ownResults(place).get()?.isKept
}

registerUnsavedWork(() => ({
  isLostBy: (leaving) => places.some((place) => wouldBeLost(place, leaving)),
  question: () => ({
    title: translate('Leave without saving the leads?'),
    text: translate('The leads are not saved as a list. Finding them again takes another search.'),
    confirmLabel: translate('Leave'),
    cancelLabel: translate('Keep the leads'),
  }),
}))

/**
 * The results of the last search of a place, or of an earlier one that the address names again, and
 * actions on them that work on every screen.
 *
 * @param search the filters and the limit in the address, if it has them
 */
export function useResults(place: SearchPlace, search?: LeadSearch) {
  const { id: userId } = useCurrentUser()
  useState(() => openResults(place, userId))
  const own = useStore(ownResults(place))

  // Before the paint, so that leads and filters change together.
  useLayoutEffect(() => {
    if (search) showEarlier(place, userId, search)
  }, [place, userId, search])

  const showResults = useCallback(
    (results: Results) => changeResults(place, userId, withResults(results)),
    [place, userId],
  )
  /** All of them, because they may have been replaced since the change began. */
  const changeAll = useCallback<ChangeResults>(
    (change) =>
      changeResults(place, userId, ({ results, earlier, createdListId }) => ({
        results: results && change(results),
        earlier: earlier.map(change),
        createdListId,
      })),
    [place, userId],
  )
  /** The leads of a search were saved as a list, or dropped; the leads of a later search stay. */
  const finishResults = useCallback(
    (resultsId?: string, createdListId?: string) =>
      changeResults(place, userId, ({ results, earlier }) => ({
        results: results?.id === resultsId ? null : results,
        earlier: earlier.filter(({ id }) => id !== resultsId),
        createdListId,
      })),
    [place, userId],
  )

  return {
    results: own?.results ?? null,
    areLost: own?.areLost ?? false,
    createdListId: own?.createdListId,
    showResults,
    changeResults: changeAll,
    finishResults,
  }
}
