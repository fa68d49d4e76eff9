import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { campaignFilterParams } from '@/entities/campaign/model/campaign-search-params'
import { useCurrentUser } from '@/entities/session/session-context'
import { eventFilterParams } from '@/features/analytics/events-view'
import { searchFilterParams } from '@/features/lead-search/search-params'
import { listFilterParams } from '@/features/lists/lists-search-params'
import { persistedViews } from '@/shared/lib/device/persisted-views'
import { isTypedParam } from '@/shared/lib/state/search-params'

/** Search params that filter and sort each screen. */
const filterParams: Readonly<Record<string, object>> = {
  '/': { mine: true },
  '/search': searchFilterParams,
  '/lists': listFilterParams,
  '/campaigns': campaignFilterParams,
  '/analytics': eventFilterParams,
}

/** Filters that only links set. */
const linked = new Set(['campaign', 'writesTo', 'toDo'])

type Search = Record<string, unknown>

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Remembers the view that the user chose on a screen, but not one opened by a link. The sidebar
 * links restore it.
 */
export function ViewKeeper() {
  const router = useRouter()
  const { id: userId } = useCurrentUser()

  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation: { pathname, search } }) => {
        const filters = filterParams[pathname]
        if (!filters || fromLocation?.pathname !== pathname) return
        const isKept = (name: string) => name in filters && !isTypedParam(name) && !linked.has(name)
        const before: Search = fromLocation.search
        const after: Search = search
        const changed = Object.keys({ ...before, ...after }).filter(
          (name) => !isTypedParam(name) && !isEqual(before[name], after[name]),
        )
        // Opening something else on the screen, such as the builder, drops the filters from the URL
        // too.
        if (changed.length === 0 || !changed.every(isKept)) return
        const view = Object.entries(after).filter(([name]) => isKept(name))
        persistedViews(userId).update((views) => ({
          ...views,
          [pathname]: Object.fromEntries(view),
        }))
      }),
    [router, userId],
  )
  return null
}
