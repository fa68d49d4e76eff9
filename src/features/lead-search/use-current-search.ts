import { type SetStateAction, startTransition, useCallback, useOptimistic } from 'react'
import type { LeadFilters } from '@/entities/lead/lead-filters'
import { isSameSearch, type LeadSearch } from '@/entities/lead/lead-search'

type ChangeSearch = (search: LeadSearch) => LeadSearch

/** Resolves when the address has changed. A step is an entry in the history. */
export type MoveSearch = (change: ChangeSearch, options: { isStep: boolean }) => Promise<void>

/**
 * The filters and the limit, which live in the address. A change shows at once, because a click on
 * Search may come before the address has changed. The first change after a search is a step in the
 * history, and those that follow are part of it: Back leads to the searches that were made.
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
    (change: ChangeSearch, isStep = isSearched) =>
      startTransition(async () => {
        show(change)
        await move(change, { isStep })
      }),
    [show, move, isSearched],
  )
  const setFilters = useCallback(
    (next: SetStateAction<LeadFilters>) =>
      change(({ filters, limit }) => ({
        filters: typeof next === 'function' ? next(filters) : next,
        limit,
      })),
    [change],
  )
  const setLimit = useCallback(
    (limit: number) => change(({ filters }) => ({ filters, limit })),
    [change],
  )
  const load = ({ filters, limit }: LeadSearch) => change(() => ({ filters, limit }), true)

  return { search, isSearched, setFilters, setLimit, load }
}
