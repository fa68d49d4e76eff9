import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { createAppRouter } from './router'

type AppRouter = ReturnType<typeof createAppRouter>

type Props = {
  queryClient: QueryClient
  /** The browser's unless a test or a story brings one in memory. */
  history?: RouterHistory
}

const routers = new WeakMap<QueryClient, AppRouter>()

/** The router of the application, created when it is first asked for. */
function routerOf({ queryClient, history }: Props): AppRouter {
  const known = routers.get(queryClient)
  if (known) return known
  const router = createAppRouter({ queryClient }, history)
  routers.set(queryClient, router)
  return router
}

/**
 * Fetches the code of the screen at the present address before anybody is known to be signed in.
 * The loaders read nothing on a preload.
 */
export async function fetchScreen(props: Props): Promise<void> {
  const router = routerOf(props)
  await router.preloadRoute({ to: '.', search: true, hash: true })
}

/** What only a user sees: the router with the shell and the screens. */
export function SignedIn(props: Props) {
  const router = routerOf(props)
  const leftAt = useRef<string>(undefined)

  // The router does not follow the address while Log In stands before a session that ended.
  useEffect(() => {
    const { history } = router
    if (leftAt.current !== undefined && leftAt.current !== history.location.href) {
      void router.load()
    }
    return () => void (leftAt.current = history.location.href)
  }, [router])

  return <RouterProvider router={router} />
}
