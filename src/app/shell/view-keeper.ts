import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { persistedViews } from '@/shared/lib/device/persisted-views'
import { isTypedParam } from '@/shared/lib/state/typed-params'

/** Search params that filter and sort each screen, without typed text and open dialogs. */
const viewParams: Readonly<Record<string, readonly string[]>> = {
  '/': ['mine'],
  '/search': [
    'jobTitles',
    'industries',
    'companySizes',
    'locations',
    'technologies',
    'revenueRanges',
    'fundingStages',
    'seniorityLevels',
    'limit',
    'sort',
    'unlisted',
  ],
  '/lists': ['sort'],
  '/campaigns': ['status', 'sender', 'sort'],
  '/analytics': ['type', 'done', 'mine'],
}

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
        const params = viewParams[pathname]
        if (!params || fromLocation?.pathname !== pathname) return
        const before: Search = fromLocation.search
        const after: Search = search
        const changed = Object.keys({ ...before, ...after }).filter(
          (name) => !isTypedParam(name) && !isEqual(before[name], after[name]),
        )
        // Opening something else on the screen, such as the builder, drops the filters from the URL
        // too.
        if (changed.length === 0 || !changed.every((name) => params.includes(name))) return
        const view = Object.entries(after).filter(([name]) => params.includes(name))
        persistedViews(userId).update((views) => ({
          ...views,
          [pathname]: Object.fromEntries(view),
        }))
      }),
    [router, userId],
  )
  return null
}
