import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
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
