import { useCallback, useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readFilters } from '@/entities/lead/lead-filters'
import { isSameSearch, type LeadSearch } from '@/entities/lead/lead-search'
import { clampLimit } from '@/entities/lead/search-limit'
import { useCurrentUser } from '@/entities/session/session-context'
import { translate } from '@/shared/i18n/translate'
import { kept } from '@/shared/lib/kept'
import { createSessionStore, useStore } from '@/shared/lib/store'
import { registerUnsavedWork } from '@/shared/lib/unsaved-work'
import { remainingLeads, type Results } from './results'

/** What the tab stores. */
type Kept = {
  results: Results | null
  /** The list that the last results were saved as. */
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

/**
 * They cost credits, so they outlive the screen and a reload of the tab, until the session ends.
 */
export const ownResults = createSessionStore<OwnResults | undefined>(undefined)

const text = z.optional(z.string())
const leadReader = z.object({
  key: z.string(),
  apolloId: text,
  name: z.string(),
  title: text,
  company: text,
  location: text,
  companySize: text,
  industry: text,
  email: text,
  isNotFound: z.optional(z.boolean()),
})
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
      total: z.number(),
      leads: z.array(leadReader),
      deleted: z.array(z.string()),
    }),
  ),
  createdListId: text,
})

const keptResults = kept({
  name: 'lead-search-results',
  scope: 'tab',
  schema: z.optional(z.catch(z.union([keptReader, z.literal(TOO_LARGE)]), TOO_LARGE)),
  fallback: undefined,
  atLogOut: 'forgotten',
})

function read(userId: string): OwnResults {
  const stored = keptResults(userId).get()
  const own = { userId, results: null, earlier: [], isKept: true, areLost: stored === TOO_LARGE }
  if (!stored || stored === TOO_LARGE) return own
  const { results, ...rest } = stored
  return { ...own, ...rest, results: results && { ...results, deleted: new Set(results.deleted) } }
}

/** Restores what the tab stored for the user, once. */
export function openResults(userId: string): void {
  if (ownResults.get()?.userId !== userId) ownResults.set(read(userId))
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
export function showEarlier(userId: string, search: LeadSearch): void {
  const own = ownResults.get()
  if (!own || (own.results && isSameSearch(own.results.search, search))) return
  const found = own.earlier.find((one) => isSameSearch(one.search, search))
  if (found) changeOwnResults(userId, withResults(found))
}

/** Does nothing when another user is signed in by now: the call may outlast the session. */
export function changeOwnResults(
  userId: string,
  change: (kept: Kept & Earlier) => Kept & Partial<Earlier>,
): void {
  const own = ownResults.get()
  if (own?.userId !== userId) return
  const next = change(own)
  ownResults.set({ ...own, ...next, isKept: keep(userId, next), areLost: false })
}

function keep(userId: string, { results, createdListId }: Kept): boolean {
  const own = keptResults(userId)
  if (!results && createdListId === undefined) return own.set(undefined)
  const leads = results && [...results.leads]
  const stored = results && leads && { ...results, leads, deleted: [...results.deleted] }
  const isKept = own.set({ results: stored, createdListId })
  if (!isKept) own.set(TOO_LARGE)
  return isKept
}

function wouldBeLost(): boolean {
  const own = ownResults.get()
  return !!own?.results && !own.isKept && remainingLeads(own.results).length > 0
}

registerUnsavedWork(() => ({
  isLostBy: ({ by }) => (by === 'unload' || by === 'reload') && wouldBeLost(),
  question: () => ({
    title: translate('Leave without saving the leads?'),
    text: translate('This browser cannot keep the leads. Finding them again takes another search.'),
    confirmLabel: translate('Leave'),
    cancelLabel: translate('Keep the leads'),
  }),
}))

/**
 * The results of the last search, or of an earlier one that the address names again, and actions on
 * them that work on every screen.
 *
 * @param search the filters and the limit in the address
 */
export function useResults(search: LeadSearch) {
  const { id: userId } = useCurrentUser()
  useState(() => openResults(userId))
  const own = useStore(ownResults)

  // Before the paint, so that leads and filters change together.
  useLayoutEffect(() => showEarlier(userId, search), [userId, search])

  const showResults = useCallback(
    (results: Results) => changeOwnResults(userId, withResults(results)),
    [userId],
  )
  /** All of them, because they may have been replaced since the change began. */
  const changeResults = useCallback(
    (change: (results: Results) => Results) =>
      changeOwnResults(userId, ({ results, earlier, createdListId }) => ({
        results: results && change(results),
        earlier: earlier.map(change),
        createdListId,
      })),
    [userId],
  )
  /** The leads of a search were saved as a list; the leads of a later search stay. */
  const finishResults = useCallback(
    (resultsId: string | undefined, createdListId: string | undefined) =>
      changeOwnResults(userId, ({ results, earlier }) => ({
        results: results?.id === resultsId ? null : results,
        earlier: earlier.filter(({ id }) => id !== resultsId),
        createdListId,
      })),
    [userId],
  )

  return {
    results: own?.results ?? null,
    areLost: own?.areLost ?? false,
    createdListId: own?.createdListId,
    showResults,
    changeResults,
    finishResults,
  }
}
