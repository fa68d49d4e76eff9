import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { followOtherTabs } from '@/entities/session/other-tabs'
import { readFailedWhenOnline } from '@/shared/api/query-client'
import { basePath } from '@/shared/config/base-path'
import { keepPageFromDrops } from '@/shared/lib/work/keep-page-from-drops'
import { askBeforeUnload } from '@/shared/lib/work/unsaved-work'
import { answerOtherTabs } from '@/shared/lib/work/work-in-tabs'
import { lazyPart } from '@/shared/ui/lazy-part'
import { FullScreenLoading } from '@/shared/ui/loading'
import { wasSignedIn } from './last-session'
import { LastResort } from './last-resort'
import { Providers } from './providers'
import { SessionGate } from './session-gate'

const SignedIn = lazyPart(
  async () => (await import('./signed-in')).SignedIn,
  () => <FullScreenLoading />,
)

// Not in an effect, which would run after the session request has started.
if (wasSignedIn()) SignedIn.preload()

type Props = {
  queryClient: QueryClient
  history?: RouterHistory
}

export function App({ queryClient, history }: Props) {
  useEffect(() => followOtherTabs(queryClient), [queryClient])
  useEffect(() => readFailedWhenOnline(queryClient), [queryClient])
  useEffect(answerOtherTabs, [])
  useEffect(askBeforeUnload, [])
  useEffect(keepPageFromDrops, [])
  // Loads in parallel with the session request if the last visit ended signed in. Otherwise the
  // code is fetched while the user types in Log In.
  useEffect(() => {
    const fetchAhead = () => void fetchCode({ queryClient, history })
    if (wasSignedIn()) return fetchAhead()
    addEventListener('input', fetchAhead, { once: true })
    return () => removeEventListener('input', fetchAhead)
  }, [queryClient, history])

  const openHome = useCallback(() => {
    if (history) history.replace('/')
    else window.history.replaceState(window.history.state, '', basePath)
  }, [history])

  return (
    <Providers queryClient={queryClient}>
      <LastResort>
        <SessionGate onUserLeft={openHome}>
          <SignedIn queryClient={queryClient} history={history} />
        </SessionGate>
      </LastResort>
    </Providers>
  )
}

/**
 * Also loads the code of the screen. If that fails, the error boundary reports it when the code is
 * needed.
 */
async function fetchCode(props: Props) {
  SignedIn.preload()
  try {
    const { fetchScreen } = await import('./signed-in')
    await fetchScreen(props)
  } catch {}
}
