import { type SetStateAction, startTransition, useCallback, useOptimistic } from 'react'
import type { LeadFilters } from '@/entities/lead/lead-filters'
import type { LeadSearch } from '@/entities/lead/lead-search'

type ChangeSearch = (search: LeadSearch) => LeadSearch

/** Resolves when the address has changed. A step is an entry in the history. */
export type MoveSearch = (change: ChangeSearch, options: { isStep: boolean }) => Promise<void>

/**
 * The filters and the limit, which live in the address. A change shows at once, because a click on
 * Search may come before the address has changed.
 */
export function useCurrentSearch(inAddress: LeadSearch, move: MoveSearch) {
  const [search, show] = useOptimistic(inAddress, (current, change: ChangeSearch) =>
    change(current),
  )

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
        false,
      ),
    [change],
  )
  const setLimit = useCallback(
    (limit: number) => change(({ filters }) => ({ filters, limit }), false),
    [change],
  )
  const load = ({ filters, limit }: LeadSearch) => change(() => ({ filters, limit }), true)

  return { search, setFilters, setLimit, load }
}
