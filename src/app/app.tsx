import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { followOtherTabs } from '@/entities/session/session-queries'
import { FullScreenLoading } from '@/shared/ui/loading'
import { LastResort } from './last-resort'
import { Providers } from './providers'
import { SessionGate } from './session-gate'

// Asked for at once, beside the first read of the session, and waited for only by a user.
const signedIn = import('./signed-in').then(({ SignedIn }) => ({ default: SignedIn }))
signedIn.catch(() => {}) // Told by the error boundary, once somebody needs it.
const SignedIn = lazy(() => signedIn)

type Props = {
  queryClient: QueryClient
  /** The browser's unless a test or a story brings one in memory. */
  history?: RouterHistory
}

export function App({ queryClient, history }: Props) {
  useEffect(() => followOtherTabs(queryClient), [queryClient])

  return (
    <Providers queryClient={queryClient}>
      <LastResort>
        <SessionGate>
          <Suspense fallback={<FullScreenLoading />}>
            <SignedIn queryClient={queryClient} history={history} />
          </Suspense>
        </SessionGate>
      </LastResort>
    </Providers>
  )
}
