import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { createAppRouter } from './router'

type Props = {
  queryClient: QueryClient
  /** The browser's unless a test or a story brings one in memory. */
  history?: RouterHistory
}

/** What only a user sees: the router with the shell and the screens. */
export function SignedIn({ queryClient, history }: Props) {
  const [router] = useState(() => createAppRouter({ queryClient }, history))
  return <RouterProvider router={router} />
}
