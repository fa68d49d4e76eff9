import type { QueryClient } from '@tanstack/react-query'
import { NotSentError } from '@/shared/api/api-error'
import { beginSession, guardWrites, sessionKey } from '@/shared/api/call-session'
import { followChanges } from '@/shared/api/changes-in-tabs'
import { translate } from '@/shared/i18n/translate'
import { createStore } from '@/shared/lib/state/store'
import { discardWorkLostBy, questionsBefore } from '@/shared/lib/work/unsaved-work'
import { notify } from '@/shared/ui/notifications/toaster'
import { endSession, interruptedUser, readUserIfPossible, signedIn } from './session-queries'
import { isUserUncertain, listenToTabs } from './session-tabs'

/** Work in this tab that ended when another tab logged out; shown until the next log-in. */
export const endedWork = createStore<readonly string[]>([])

/** Another user, or nobody, is signed in: stop showing and sending data of this tab's user. */
function followUser(client: QueryClient, userId: string | null) {
  const interrupted = interruptedUser(client)
  if (!interrupted && userId === (signedIn(client)?.id ?? null)) return beginSession()
  if (interrupted && userId === interrupted.id) beginSession()
  else {
    // Drafts of a user who did not log out stay on the device.
    const by = userId === null ? 'log-out' : 'other-user'
    endedWork.set([...new Set(questionsBefore({ by }).map(({ text }) => text))])
    discardWorkLostBy({ by })
    endSession(client, by)
  }
  if (userId === null) return
  const lost = endedWork.get().join(' ') || undefined
  void client.invalidateQueries({ queryKey: sessionKey }).then(() =>
    // Only now: clearing the previous user's data also clears toasts.
    notify.warning({
      title: translate('Another user logged in in another tab.'),
      description: lost,
    }),
  )
}

/** Rereads the user before a write while it is uncertain who is signed in. */
function checkUser(client: QueryClient) {
  let check: Promise<void> | undefined
  const read = async () => {
    const owner = signedIn(client) ?? interruptedUser(client)
    const user = await readUserIfPossible()
    if (user === undefined) throw new NotSentError()
    isUserUncertain.set(false)
    // If nobody is signed in, the server refuses the write, which leads to Log In.
    if (!owner || !user || user.id === owner.id) return
    followUser(client, user.id)
    throw new NotSentError()
  }
  return () => {
    if (!isUserUncertain.get()) return undefined
    check ??= read().finally(() => (check = undefined))
    return check
  }
}

/** A tab hidden for longer than this may have missed a change of user. */
const HIDDEN_FOR_MS = 5 * 60_000

function recheckAfterHidden(): () => void {
  let hiddenAt = Infinity
  const handleChange = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > HIDDEN_FOR_MS) isUserUncertain.set(true)
  }
  document.addEventListener('visibilitychange', handleChange)
  return () => document.removeEventListener('visibilitychange', handleChange)
}

/**
 * Follows other tabs: signs out when another tab does, and rereads the session when a different
 * user signs in there, so that no user's data is shown to another, and no write is sent as another
 * user. Also applies their changes to the cache.
 * @returns unsubscribe
 */
export function followOtherTabs(client: QueryClient): () => void {
  const teardowns = [
    followChanges(client),
    guardWrites(checkUser(client)),
    recheckAfterHidden(),
    listenToTabs({
      onUser: (userId) => {
        isUserUncertain.set(true)
        followUser(client, userId)
      },
      onDoubt: () => isUserUncertain.set(true),
    }),
  ]
  return () => {
    isUserUncertain.set(false)
    for (const teardown of teardowns) teardown()
  }
}
