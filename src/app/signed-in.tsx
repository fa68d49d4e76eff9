import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import { showPartFailures } from './part-failure'
import { createAppRouter } from './router'

showPartFailures()

type AppRouter = ReturnType<typeof createAppRouter>

type Props = {
  queryClient: QueryClient
  /** In memory in tests and stories; by default the browser's. */
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

/**
 * Loads the code of the screen at the current address before the session is known. The loaders fetch no
 * data on a preload.
 */
export async function fetchScreen(props: Props): Promise<void> {
  const router = routerOf(props)
  await router.preloadRoute({ to: '.', search: true, hash: true })
}

/**
 * The application of a signed-in user: the router with the shell and the screens. The next user gets a new
 * router, which has no screen of the last one.
 */
export function SignedIn(props: Props) {
  const { queryClient } = props
  const [router] = useState(() => routerOf(props))
  // Not while Log In hides the screens of an expired session, as other effects do.
  useInsertionEffect(() => () => void routers.delete(queryClient), [queryClient])

  return (
    <>
      <Returning router={router} />
      <RouterProvider router={router} />
    </>
  )
}

/**
 * The router does not follow the address while Log In is shown after an expired session. It does so
 * afterwards, unless that would lose work: the person continues where they left off. A sibling before
 * the provider, whose own effect follows the address.
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
