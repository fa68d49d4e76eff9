import { type SetStateAction, startTransition, useCallback, useMemo, useOptimistic } from 'react'
import type { LeadFilters } from '@/entities/lead/search/lead-filters'
import { isSameSearch, type LeadSearch } from '@/entities/lead/search/lead-search'
import type { LeadOrder } from '@/entities/lead/sort-leads'
import { useTypedText } from '@/shared/lib/state/use-typed-text'

/** The search and the view of its leads are stored in the URL. Changes are shown optimistically. */

type ChangeSearch = (search: LeadSearch) => LeadSearch

/** Resolves when the URL has changed. `isStep` adds a history entry. */
export type MoveSearch = (change: ChangeSearch, options: { isStep: boolean }) => Promise<void>

/**
 * Filters and limit. Each change of a filter adds a history entry; of the limit, only the first
 * change after a search does, so that Back returns to that search.
 *
 * @param searched the search whose results are shown
 */
export function useCurrentSearch(
  inAddress: LeadSearch,
  move: MoveSearch,
  searched: LeadSearch | undefined,
) {
  const [search, show] = useOptimistic(inAddress, (current, change: ChangeSearch) =>
    change(current),
  )
  const isSearched = searched !== undefined && isSameSearch(searched, search)

  const change = useCallback(
    (change: ChangeSearch, isStep: boolean) =>
      startTransition(async () => {
        show(change)
        await move(change, { isStep })
      }),
    [show, move],
  )
  const setFilters = useCallback(
    (next: SetStateAction<LeadFilters>) =>
      change(
        ({ filters, limit }) => ({
          filters: typeof next === 'function' ? next(filters) : next,
          limit,
        }),
        true,
      ),
    [change],
  )
  const setLimit = useCallback(
    (limit: number) => change(({ filters }) => ({ filters, limit }), isSearched),
    [change, isSearched],
  )
  const load = ({ filters, limit }: LeadSearch) => change(() => ({ filters, limit }), true)

  return { search, isSearched, setFilters, setLimit, load }
}

export type ResultsView = {
  find: string
  order: LeadOrder | undefined
  /** Hides leads that are in a list. */
  isUnlisted: boolean
  details?: string | undefined
}

/** Resolves when the URL has changed. `isStep` adds a history entry. */
export type MoveView = (
  change: Partial<ResultsView>,
  options?: { isStep?: boolean },
) => Promise<void>

export type ShownResults = ResultsView & {
  onOrderChange: (order: LeadOrder | undefined) => void
  onUnlistedChange: (isUnlisted: boolean) => void
  onDetailsChange: (key: string | undefined) => void
}

/** View of the results. Typed text is debounced before it enters the URL. */
export function useResultsView(inAddress: ResultsView, move: MoveView) {
  const [{ order, isUnlisted, details }, show] = useOptimistic(
    inAddress,
    (current, change: Partial<ResultsView>) => ({ ...current, ...change }),
  )
  const [find, setTyped, commitTyped] = useTypedText(inAddress.find, (text) => move({ find: text }))
  const isOpen = details !== undefined

  const change = useCallback(
    (next: Partial<ResultsView>, options?: { isStep: boolean }) =>
      startTransition(async () => {
        show(next)
        await move(next, options)
      }),
    [show, move],
  )
  const handlers = useMemo(
    (): Omit<ShownResults, keyof ResultsView> => ({
      onOrderChange: (next) => change({ order: next }),
      onUnlistedChange: (next) => change({ isUnlisted: next }),
      // Back closes the panel instead of showing each previous lead.
      onDetailsChange: (key) => change({ details: key }, { isStep: !isOpen || key === undefined }),
    }),
    [change, isOpen],
  )
  const shown = useMemo<ShownResults>(
    () => ({ find, order, isUnlisted, details, ...handlers }),
    [find, order, isUnlisted, details, handlers],
  )
  return { shown, setTyped, commitTyped }
}
