import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { Providers } from './providers'
import { createAppRouter } from './router'
import { SessionGate } from './session-gate'

type Props = {
  queryClient: QueryClient
  /** The browser's unless a test or a story brings one in memory. */
  history?: RouterHistory
}

export function App({ queryClient, history }: Props) {
  const [router] = useState(() => createAppRouter({ queryClient }, history))
  return (
    <Providers queryClient={queryClient}>
      <SessionGate>
        <RouterProvider router={router} />
      </SessionGate>
    </Providers>
  )
}
