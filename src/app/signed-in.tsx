import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadAppTexts } from '@/shared/i18n/catalogues'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import { reportReload } from './missing-code'
import { showPartFailures } from './part-failure'
import { createAppRouter } from './router'

showPartFailures()

type AppRouter = ReturnType<typeof createAppRouter>

type Props = {
  queryClient: QueryClient
  history?: RouterHistory
}

const routers = new WeakMap<QueryClient, AppRouter>()
let browserHistory: RouterHistory | undefined

function routerOf({ queryClient, history }: Props): AppRouter {
  const known = routers.get(queryClient)
  if (known) return known
  const router = createAppRouter(
    { queryClient },
    history ?? (browserHistory ??= createBrowserHistory()),
  )
  routers.set(queryClient, router)
  return router
}

/** Loads the screen's code before the session is known. Data would wait for a `preloadRoute`. */
export async function fetchScreen(props: Props): Promise<void> {
  const router = routerOf(props)
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  await Promise.all([loadAppTexts(), ...routes.map((route) => router.loadRouteChunk(route))])
}

export function SignedIn(props: Props) {
  const { queryClient } = props
  const [router] = useState(() => routerOf(props))
  // Other effects are torn down while Log In hides the screens of an expired session; this one is
  // not.
  useInsertionEffect(() => () => void routers.delete(queryClient), [queryClient])

  useEffect(reportReload, [])

  return (
    <>
      <Returning router={router} />
      <RouterProvider router={router} />
    </>
  )
}

/**
 * Makes the router follow the URL again after Log In has replaced an expired session, unless that
 * would lose work. It is a sibling before the provider, whose own effect follows the URL.
 */
function Returning({ router }: { router: AppRouter }) {
  const leftAt = useRef<string>(undefined)

  useLayoutEffect(() => {
    const { history } = router
    if (leftAt.current !== undefined && leftAt.current !== history.location.href) {
      router.updateLatestLocation()
      const leaving = { by: 'navigation', to: router.latestLocation } as const
      if (isWorkLostBy(leaving)) history.push(leftAt.current, undefined, { ignoreBlocker: true })
      else void router.load()
    }
    return () => void (leftAt.current = history.location.href)
  }, [router])

  return null
}
