import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createAppRouter } from './router'

export { fetchScreen } from './router'

type Props = {
  queryClient: QueryClient
  /** The browser's unless a test or a story brings one in memory. */
  history?: RouterHistory
}

/** What only a user sees: the router with the shell and the screens. */
export function SignedIn({ queryClient, history }: Props) {
  const [router, setRouter] = useState(() => createAppRouter({ queryClient }, history))

  const leftAt = useRef<string>(undefined)

  // A router is deaf while Log In stands before a session that ended. Who went elsewhere meanwhile
  // gets another one.
  useEffect(() => {
    const { history } = router
    if (leftAt.current !== undefined && leftAt.current !== history.location.href) {
      setRouter(createAppRouter({ queryClient }, history))
    }
    return () => void (leftAt.current = history.location.href)
  }, [router, queryClient])

  return <RouterProvider router={router} />
}
