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

// Not in an effect, which is later than the first read of the session.
if (wasSignedIn()) SignedIn.preload()

type Props = {
  queryClient: QueryClient
  /** The browser's unless a test or a story brings one in memory. */
  history?: RouterHistory
}

export function App({ queryClient, history }: Props) {
  useEffect(() => followOtherTabs(queryClient), [queryClient])
  // Beside the first read of the session where somebody was signed in the last time. Others need the
  // code after they have logged in, and typing takes longer than loading.
  useEffect(() => {
    const fetchAhead = () => void fetchCode({ queryClient, history })
    if (wasSignedIn()) return fetchAhead()
    addEventListener('input', fetchAhead, { once: true })
    return () => removeEventListener('input', fetchAhead)
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

/** Of the screen as well. A failure is shown by the error boundary, once the code is needed. */
async function fetchCode(props: Props) {
  SignedIn.preload()
  try {
    const { fetchScreen } = await import('./signed-in')
    await fetchScreen(props)
  } catch {}
}
