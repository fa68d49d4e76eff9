import { useLayoutEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import type { WireId } from '@/shared/api/answer'
import type { Wire } from '@/shared/api/contract'
import { translate } from '@/shared/i18n/translate'
import { forgetInTab, type Persisted, persisted } from '@/shared/lib/device/persisted'
import { claimTab } from '@/shared/lib/device/own-tab'
import { createStore, perUser, useStore } from '@/shared/lib/state/store'
import { isEndOfPage, type Leaving, registerUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { readFilters } from './lead-filters'
import { type Lead, leadSchema } from '../lead-mapping'
import { clampLimit, isSameSearch, type LeadSearch, noSearch } from './lead-search'

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
export type SearchResults = z.output<typeof resultsSchema>

export const remainingLeads = ({ leads }: SearchResults): Lead[] =>
  leads.filter(({ isDeleted }) => !isDeleted)

/** Marks leads as deleted or restored. Ignores keys of other results. */
export function withDeleted(
  results: SearchResults,
  keys: readonly string[],
  isDeleted = true,
): SearchResults {
  const changed = new Set(keys)
  const leads = results.leads.map((lead) => (changed.has(lead.key) ? { ...lead, isDeleted } : lead))
  return { ...results, leads }
}

export type ChangeResults = (change: (results: SearchResults) => SearchResults) => void

type Kept = {
  results: SearchResults | null
  createdListId?: string | undefined
  /**
   * Results of earlier searches, newest first, for Back and Forward: searching again would cost
   * credits. Lost on reload.
   */
  earlier: readonly SearchResults[]
  /** Contacts created in this tab, which the text box of the results finds as well. */
  created?: SearchResults | undefined
}

type OwnResults = Kept & {
  /** Whether tab storage holds the results as well, so that a reload restores them. */
  isKept: boolean
  /** Whether a reload lost results that were too large for the tab storage. */
  areLost: boolean
}

const MAX_EARLIER = 4
const TOO_LARGE = 'too large'

const keptReader = z.object({
  results: z.nullable(resultsSchema),
  createdListId: z.optional(z.string()),
  created: z.optional(resultsSchema),
})

const inTabOf = (place: SearchPlace) =>
  persisted({
    name: `${place}-results`,
    scope: 'tab',
    schema: z.optional(z.catch(z.union([keptReader, z.literal(TOO_LARGE)]), TOO_LARGE)),
    fallback: undefined,
    atLogOut: 'forgotten',
  })

/** Replaces the results and keeps the previous ones as earlier results. */
export const withResults =
  (next: SearchResults) =>
  ({ results, earlier }: Kept): Kept => ({
    results: next,
    earlier: [results ?? [], ...earlier]
      .flat()
      .filter(({ search }) => !isSameSearch(search, next.search))
      .slice(0, MAX_EARLIER),
  })

type PlaceResults = ReturnType<typeof openResults>

const opened = new Set<PlaceResults>()

/**
 * Results cost credits, so they survive leaving the screen and reloading the tab, until the session
 * ends.
 */
function openResults(inTab: Persisted<z.output<typeof keptReader> | typeof TOO_LARGE | undefined>) {
  const kept = inTab.get()
  const areLost = kept === TOO_LARGE
  const found = kept === undefined || kept === TOO_LARGE ? { results: null } : kept
  const store = createStore<OwnResults>({ ...found, earlier: [], isKept: true, areLost })

  /** Ignored after log out: the call may outlast the session. */
  const change = (update: (kept: Kept) => Kept) => {
    if (!opened.has(one)) return
    const next = { created: store.get().created, ...update(store.get()) }
    const { results, createdListId, created } = next
    const isKept = inTab.set(
      results || created || createdListId !== undefined
        ? { results, createdListId, created }
        : undefined,
    )
    if (!isKept) inTab.set(TOO_LARGE)
    store.set({ ...next, isKept, areLost: false })
  }
  const one = {
    store,
    change,
    showEarlier: (search: LeadSearch) => {
      const { results, earlier } = store.get()
      if (results && isSameSearch(results.search, search)) return
      const found = earlier.find((one) => isSameSearch(one.search, search))
      if (found) change(withResults(found))
    },
    addCreated: (contact: Wire<'NewContact'>, sentId: WireId) =>
      change((kept) => {
        const key = `created-${contact.apolloId}`
        const lead = leadSchema.parse({ ...contact, key, sentId, isCreated: true })
        const leads = [lead, ...(kept.created?.leads ?? [])]
        return { ...kept, created: { id: 'created', search: noSearch, total: 0, leads } }
      }),
    close: () => void opened.delete(one),
  }
  opened.add(one)
  return one
}

const resultsOf = (place: SearchPlace) => {
  const inTab = inTabOf(place)
  return perUser((userId) => openResults(inTab(userId)))
}

export const resultsAt = {
  'lead-search': resultsOf('lead-search'),
  'search-import': resultsOf('search-import'),
}

export type SearchPlace = 'lead-search' | 'search-import'

// A duplicated tab drops the results it inherited, but not its own.
claimTab(() => {
  forgetInTab()
  const isOwn = ({ foundAt = 0 }: SearchResults) => foundAt > performance.timeOrigin
  for (const { change } of opened) {
    change(({ results, earlier }) => ({
      results: results && isOwn(results) ? results : null,
      earlier: earlier.filter(isOwn),
    }))
  }
})

const losesLeads = ({ results, isKept }: OwnResults, leaving: Leaving): boolean =>
  isEndOfPage(leaving) &&
  !(leaving.by === 'reload' && isKept) &&
  results !== null &&
  !results.isSaved &&
  remainingLeads(results).length > 0

registerUnsavedWork(() => ({
  isLostBy: (leaving) => [...opened].some(({ store }) => losesLeads(store.get(), leaving)),
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
export function useSearchResults(place: SearchPlace, search?: LeadSearch) {
  const own = resultsAt[place](useCurrentUser().id)
  const { results, areLost, createdListId, created } = useStore(own.store)

  // Layout effect: leads and filters change in the same paint.
  useLayoutEffect(() => {
    if (search) own.showEarlier(search)
  }, [own, search])

  const actions = useMemo(() => {
    const { change } = own
    return {
      showResults: (results: SearchResults) => change(withResults(results)),
      /**
       * Applied to earlier results too, because the results may have been replaced since the change
       * began.
       */
      changeResults: ((next) =>
        change(({ results, earlier, createdListId, created }) => ({
          results: results && next(results),
          earlier: earlier.map(next),
          createdListId,
          created: created && next(created),
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
  }, [own])

  return { results, areLost, createdListId, created, ...actions }
}
