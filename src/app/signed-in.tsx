import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { createAppRouter } from './router'

type AppRouter = ReturnType<typeof createAppRouter>

type Props = {
  queryClient: QueryClient
  /** In memory in tests and stories; by default the browser's. */
  history?: RouterHistory
}

const routers = new WeakMap<QueryClient, AppRouter>()

/** The router of the application, created on first use. */
function routerOf({ queryClient, history }: Props): AppRouter {
  const known = routers.get(queryClient)
  if (known) return known
  const router = createAppRouter({ queryClient }, history)
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

/** The application of a signed-in user: the router with the shell and the screens. */
export function SignedIn(props: Props) {
  const router = routerOf(props)
  const leftAt = useRef<string>(undefined)

  // The router does not follow the address while Log In is shown after an expired session.
  useEffect(() => {
    const { history } = router
    if (leftAt.current !== undefined && leftAt.current !== history.location.href) {
      void router.load()
    }
    return () => void (leftAt.current = history.location.href)
  }, [router])

  return <RouterProvider router={router} />
}
