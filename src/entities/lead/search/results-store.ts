import { useLayoutEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import { translate } from '@/shared/i18n/translate'
import { forgetInTab, persisted } from '@/shared/lib/device/persisted'
import { claimTab } from '@/shared/lib/device/own-tab'
import { createSessionStore, useStore } from '@/shared/lib/state/store'
import { isEndOfPage, type Leaving, registerUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { readFilters } from '../lead-filters'
import { type Lead, leadSchema } from '../lead-mapping'
import { clampLimit, isSameSearch, type LeadSearch } from '../lead-search'

const resultsSchema = z.object({
  id: z.string(),
  search: z.pipe(
    z.object({ filters: z.record(z.string(), z.unknown()), limit: z.unknown() }),
    z.transform(({ filters, limit }): LeadSearch => ({
      filters: readFilters(filters),
      limit: clampLimit(limit),
    })),
  ),
  /** Milliseconds since the epoch. */
  foundAt: z.optional(z.number()),
  /** Number of all matches; `leads` are the first of them. */
  total: z.number(),
  leads: z.array(leadSchema),
  /** Whether the leads were added to an existing list; leads saved as a new list leave the page. */
  isSaved: z.optional(z.boolean()),
})
export type Results = z.output<typeof resultsSchema>

export const remainingLeads = ({ leads }: Results): Lead[] =>
  leads.filter(({ isDeleted }) => !isDeleted)

/** Marks leads as deleted or restored. Ignores keys of other results. */
export function withDeleted(results: Results, keys: readonly string[], isDeleted = true): Results {
  const changed = new Set(keys)
  const leads = results.leads.map((lead) => (changed.has(lead.key) ? { ...lead, isDeleted } : lead))
  return { ...results, leads }
}

export type ChangeResults = (change: (results: Results) => Results) => void

type Kept = {
  results: Results | null
  createdListId?: string | undefined
  /**
   * Results of earlier searches, newest first, for Back and Forward: searching again would cost
   * credits. Lost on reload.
   */
  earlier: readonly Results[]
}

type OwnResults = Kept & {
  userId: string
  /** Whether tab storage holds the results as well, so that a reload restores them. */
  isKept: boolean
  /** Whether a reload lost results that were too large for the tab storage. */
  areLost: boolean
}

const MAX_EARLIER = 4
/** Stored instead of results that exceed the quota. */
const TOO_LARGE = 'too large'

/** Places where leads can be searched, independently of each other. */
export type SearchPlace = 'lead-search' | 'search-import'

const places: readonly SearchPlace[] = ['lead-search', 'search-import']

const keptReader = z.object({
  results: z.nullable(resultsSchema),
  createdListId: z.optional(z.string()),
})

const placeOf = (place: SearchPlace) => ({
  /**
   * Results cost credits, so they survive leaving the screen and reloading the tab, until the
   * session ends.
   */
  own: createSessionStore<OwnResults | undefined>(undefined),
  stored: persisted({
    name: `${place}-results`,
    scope: 'tab',
    schema: z.optional(z.catch(z.union([keptReader, z.literal(TOO_LARGE)]), TOO_LARGE)),
    fallback: undefined,
    atLogOut: 'forgotten',
  }),
})

const stores = { 'lead-search': placeOf('lead-search'), 'search-import': placeOf('search-import') }

export const ownResults = (place: SearchPlace) => stores[place].own

/** Returns the user's results; after a reload those in the tab storage. */
export function readResults(place: SearchPlace, userId: string): OwnResults {
  const { own, stored } = stores[place]
  const current = own.get()
  if (current?.userId === userId) return current
  const kept = stored(userId).get()
  const areLost = kept === TOO_LARGE
  const found = kept && kept !== TOO_LARGE ? kept : { results: null }
  return { ...found, userId, earlier: [], isKept: true, areLost }
}

/** Makes restored results the current ones, unless the user's are open already. */
export function openResults(place: SearchPlace, restored: OwnResults): void {
  const own = ownResults(place)
  if (own.get()?.userId !== restored.userId) own.set(restored)
}

/** Replaces the results and keeps the previous ones as earlier results. */
export const withResults =
  (next: Results) =>
  ({ results, earlier }: Kept): Kept => ({
    results: next,
    earlier: [results ?? [], ...earlier]
      .flat()
      .filter(({ search }) => !isSameSearch(search, next.search))
      .slice(0, MAX_EARLIER),
  })

export function showEarlier(place: SearchPlace, userId: string, search: LeadSearch): void {
  const own = ownResults(place).get()
  if (!own || (own.results && isSameSearch(own.results.search, search))) return
  const found = own.earlier.find((one) => isSameSearch(one.search, search))
  if (found) changeResults(place, userId, withResults(found))
}

/** Ignored when another user has signed in: the call may outlast the session. */
export function changeResults(
  place: SearchPlace,
  userId: string,
  change: (kept: Kept) => Kept,
): void {
  const { own, stored } = stores[place]
  const before = own.get()
  if (before?.userId !== userId) return
  const next = change(before)
  const { results, createdListId } = next
  const inTab = stored(userId)
  const isKept = inTab.set(
    results || createdListId !== undefined ? { results, createdListId } : undefined,
  )
  if (!isKept) inTab.set(TOO_LARGE)
  own.set({ userId, ...next, isKept, areLost: false })
}

// A duplicated tab drops the results it inherited, but not its own.
claimTab(() => {
  forgetInTab()
  const isOwn = ({ foundAt = 0 }: Results) => foundAt > performance.timeOrigin
  for (const place of places) {
    const userId = ownResults(place).get()?.userId
    if (userId === undefined) continue
    changeResults(place, userId, ({ results, earlier }) => ({
      results: results && isOwn(results) ? results : null,
      earlier: earlier.filter(isOwn),
    }))
  }
})

function isUnsaved(place: SearchPlace): boolean {
  const results = ownResults(place).get()?.results
  return !!results && !results.isSaved && remainingLeads(results).length > 0
}

const losesLeads = (place: SearchPlace, leaving: Leaving): boolean => {
  const isKept = leaving.by === 'reload' && ownResults(place).get()?.isKept
  return isEndOfPage(leaving) && isUnsaved(place) && !isKept
}

registerUnsavedWork(() => ({
  isLostBy: (leaving) => places.some((place) => losesLeads(place, leaving)),
  question: () => ({
    title: translate('Leave without saving the leads?'),
    text: translate('The leads are not saved as a list. Finding them again takes another search.'),
    confirmLabel: translate('Leave'),
    cancelLabel: translate('Keep the leads'),
  }),
}))

/**
 * Results of a place's latest search, or of the earlier search in the URL, with actions that work
 * on every screen.
 * @param search filters and limit in the URL, if any
 */
export function useResults(place: SearchPlace, search?: LeadSearch) {
  const { id: userId } = useCurrentUser()
  const [restored] = useState(() => readResults(place, userId))
  const own = useStore(ownResults(place)) ?? restored
  useLayoutEffect(() => openResults(place, restored), [place, restored])

  // Layout effect: leads and filters change in the same paint.
  useLayoutEffect(() => {
    if (search) showEarlier(place, userId, search)
  }, [place, userId, search])

  const actions = useMemo(() => {
    const change = (next: (kept: Kept) => Kept) => changeResults(place, userId, next)
    return {
      showResults: (results: Results) => change(withResults(results)),
      /**
       * Applied to earlier results too, because the results may have been replaced since the change
       * began.
       */
      changeResults: ((next) =>
        change(({ results, earlier, createdListId }) => ({
          results: results && next(results),
          earlier: earlier.map(next),
          createdListId,
        }))) satisfies ChangeResults,
      /**
       * Called when a search's leads were saved as a list or dropped. The leads of a later search
       * stay.
       */
      finishResults: (resultsId?: string, createdListId?: string) =>
        change(({ results, earlier }) => ({
          results: results?.id === resultsId ? null : results,
          earlier: earlier.filter(({ id }) => id !== resultsId),
          createdListId,
        })),
    }
  }, [place, userId])

  return {
    results: own.results,
    areLost: own.areLost,
    createdListId: own.createdListId,
    ...actions,
  }
}
