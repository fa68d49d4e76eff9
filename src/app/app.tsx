import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { followOtherTabs } from '@/entities/session/session-queries'
import { lazyPart } from '@/shared/ui/lazy-part'
import { FullScreenLoading } from '@/shared/ui/loading'
import { wasSignedIn } from './last-session'
import { LastResort } from './last-resort'
import { Providers } from './providers'
import { SessionGate } from './session-gate'

const SignedIn = lazyPart(async () => (await import('./signed-in')).SignedIn)

// Beside the first read of the session where somebody was signed in the last time. Others need it
// after they have logged in, and typing takes longer than loading.
if (wasSignedIn()) SignedIn.fetch()
else addEventListener('input', SignedIn.fetch, { once: true })

type Props = {
  queryClient: QueryClient
  /** The browser's unless a test or a story brings one in memory. */
  history?: RouterHistory
}

export function App({ queryClient, history }: Props) {
  useEffect(() => followOtherTabs(queryClient), [queryClient])
  useEffect(() => {
    if (wasSignedIn()) void fetchScreenAt(history?.location ?? window.location, queryClient)
  }, [queryClient, history])

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

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The code of the screen as well. A failure is told by the error boundary, once somebody needs it. */
async function fetchScreenAt({ pathname, search, hash }: Place, queryClient: QueryClient) {
  try {
    const { fetchScreen } = await import('./signed-in')
    await fetchScreen({ queryClient }, pathname + search + hash)
  } catch {}
}
