import {
  notifyManager,
  queryOptions,
  useQueryClient,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import {
  ApiError,
  NotSentError,
  outcomeOf,
  serverMessage,
  withReason,
} from '@/shared/api/api-error'
import { id, read } from '@/shared/api/answer'
import { beginSession, guardWrites } from '@/shared/api/call-session'
import { answered, api, bodyOf } from '@/shared/api/client'
import { forgetWrites, refreshQuietly } from '@/shared/api/query-client'
import { forgetCalls } from '@/shared/api/recorder'
import { useWrite } from '@/shared/api/use-write'
import { translate, msg } from '@/shared/i18n/translate'
import { forgetInTab, forgetOfUser } from '@/shared/lib/device/kept'
import { clearSessionStores, createStore } from '@/shared/lib/state/store'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { openTabChannel, type TabChannel } from '@/shared/lib/work/tab-channel'
import { discardWorkLostBy, questionsBefore } from '@/shared/lib/work/unsaved-work'
import { dismissNotification, notify } from '@/shared/ui/notifications/toaster'
import { announceDoubt, announceUser, listenToTabs } from './session-tabs'
import { userReader, type User } from './user'

/** Reads a response of the session calls: `{ user }`, or the user itself. */
function toUser(body: unknown): User {
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : body
  return read(userReader, user)
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** Some servers respond to a signed-out user with 200 and null, or with a user that is null. */
function isNobody(body: unknown): boolean {
  return body === null || Object(body).user === null
}

async function readUser(signal?: AbortSignal): Promise<User | null> {
  try {
    const body = await bodyOf(api.GET('/api/auth/user', { signal }))
    return isNobody(body) ? null : toUser(body)
  } catch (error) {
    if (isUnauthorized(error)) return null
    throw error
  }
}

/** Somebody else may be signed in by now: the next write has the user read again. */
let isDoubtful = false

const sessionKey = ['session']

/** The signed-in user; null when nobody is (401). */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    const user = await readUser(signal)
    isDoubtful = false
    if (user) clearOtherUser(user, client)
    return user
  },
  staleTime: 5 * 60_000,
  refetchOnMount: true,
  meta: {
    failure: withReason(msg('Could not check your session')),
  },
})

const signedIn = (client: QueryClient) => client.getQueryData<User | null>(sessionKey)

const interruptedKey = ['session-interrupted']

/** The session expired: shows Log In, and remembers the user, who may resume. */
export function endSession(client: QueryClient) {
  const user = signedIn(client)
  if (!user) return
  isDoubtful = true
  beginSession()
  client.setQueryDefaults(interruptedKey, { gcTime: Infinity })
  client.setQueryData(interruptedKey, user)
  client.setQueryData(sessionKey, null)
}

const interruptedUser = (client: QueryClient) => client.getQueryData<User>(interruptedKey)

/** The user whose session expired, who can resume after signing in again. */
export function useInterruptedUser(): User | undefined {
  const client = useQueryClient()
  // Not an observer of the query, which would still return the user after `removeQueries`.
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => interruptedUser(client),
  )
}

/** Aborts a session request that hangs, and starts another. */
export async function readSessionAgain(client: QueryClient): Promise<void> {
  // Without data `refetch` would join the request that hangs.
  await client.cancelQueries({ queryKey: sessionKey })
  await client.refetchQueries({ queryKey: sessionKey })
}

const isNotSession = ({ queryKey }: Query) => queryKey[0] !== sessionKey[0]

/** @param next the user who signs in, whose entries in this tab stay */
function forgetEverythingElse(client: QueryClient, next?: User) {
  client.removeQueries({ predicate: isNotSession })
  forgetWrites(client)
  forgetCalls(next !== undefined)
  clearSessionStores()
  forgetInTab(next?.id)
}

/** Refetches all data, and resets queries that failed without a session. */
function resume(client: QueryClient) {
  client.removeQueries({ queryKey: interruptedKey })
  void client.resetQueries({
    predicate: (query) => isNotSession(query) && query.state.data === undefined,
  })
  void client.invalidateQueries({ predicate: isNotSession })
  dismissNotification()
}

/** Clears the cached data of another user before this user sees a screen. */
function clearOtherUser(user: User, client: QueryClient) {
  if (user.id === signedIn(client)?.id) return
  beginSession()
  if (user.id === interruptedUser(client)?.id) resume(client)
  else forgetEverythingElse(client, user)
}

/** @returns undefined if it cannot be read */
const readUserIfPossible = async () => readUser().catch(() => undefined)

/** If the answer does not say whether it was done, the session does. @throws the error of the call */
async function logIn(credentials: { email: string; password: string }): Promise<User> {
  try {
    return toUser(await bodyOf(api.POST('/api/auth/login', { body: credentials })))
  } catch (error) {
    if (outcomeOf(error) === 'refused') throw error
    const user = await readUserIfPossible()
    if (user && isSameAddress(user.email, credentials.email)) return user
    if (user !== null) announceDoubt()
    throw error
  }
}

/** As for `logIn`. Nobody is signed in after a 401 either. */
async function logOut(): Promise<void> {
  try {
    await answered(api.POST('/api/auth/logout', { parseAs: 'text' }))
  } catch (error) {
    if (isUnauthorized(error)) return
    if (outcomeOf(error) === 'refused' || (await readUserIfPossible()) !== null) throw error
  }
}

export function useLogIn() {
  const client = useQueryClient()
  return useWrite({
    name: 'log-in',
    call: logIn,
    onSuccess: (user) => {
      isDoubtful = false
      clearOtherUser(user, client)
      client.setQueryData(sessionKey, user)
      announceUser(user.id)
    },
    failure: (error) => ({
      title: translate('Login failed'),
      description: serverMessage(error) ?? translate('Invalid credentials'),
    }),
    isChange: false,
    isSessionStart: true,
  })
}

/** What the person chose to remove from this device together with the session. */
type Removing = { remove?: () => void }

/** Signs out and clears the cache. */
export function useLogOut() {
  const client = useQueryClient()
  return useWrite<void, Removing>({
    name: 'log-out',
    call: logOut,
    onSuccess: (_, { remove }) => {
      remove?.()
      const user = signedIn(client)
      beginSession()
      if (user) forgetOfUser(user.id)
      client.setQueryData(sessionKey, null)
      forgetEverythingElse(client)
      announceUser(null)
    },
    failure: withReason(msg('Logout failed')),
    isChange: false,
  })
}

/** What another tab ended in this one, by logging out; shown until somebody signs in. */
export const endedWork = createStore<readonly string[]>([])

function endWork(leaving: { by: 'log-out' | 'other-user' }) {
  endedWork.set([...new Set(questionsBefore(leaving).map(({ text }) => text))])
  discardWorkLostBy(leaving)
}

const changeReader = z.object({ userId: id, keys: z.array(z.readonly(z.array(z.unknown()))) })

type Change = z.output<typeof changeReader>

const changeChannels = new WeakMap<QueryClient, TabChannel<Change>>()

/** Has the other tabs of this user read again what a write changed. */
export function tellOtherTabs(client: QueryClient, keys: QueryKey[]): void {
  const userId = signedIn(client)?.id
  if (userId !== undefined) changeChannels.get(client)?.post({ userId, keys })
}

function followChanges(client: QueryClient): () => void {
  const channel = openTabChannel('changes', changeReader, ({ userId, keys }) => {
    if (userId !== signedIn(client)?.id) return
    void refreshQuietly(
      client,
      keys.map((queryKey) => ({ queryKey })),
    )
  })
  changeChannels.set(client, channel)
  return () => {
    channel.close()
    changeChannels.delete(client)
  }
}

/** Another user is signed in, or nobody: nothing of this tab's user is shown or sent any more. */
function followUser(client: QueryClient, userId: string | null) {
  const interrupted = interruptedUser(client)
  const user = signedIn(client)
  beginSession()
  if (!interrupted && userId === (user?.id ?? null)) return
  const isOther = userId !== interrupted?.id
  // The drafts of a user who did not log out stay on the device.
  if (isOther) endWork({ by: userId === null ? 'log-out' : 'other-user' })
  const owner = user ?? interrupted
  if (userId === null && owner) forgetOfUser(owner.id)
  client.setQueryData(sessionKey, null)
  if (isOther) forgetEverythingElse(client)
  if (userId === null) return
  const lost = endedWork.get().join(' ') || undefined
  void client.invalidateQueries({ queryKey: sessionKey }).then(() =>
    // Not before, because what the last user was told is cleared for this one.
    notify.warning({
      title: translate('Another user logged in in another tab.'),
      description: lost,
    }),
  )
}

/** Reads the user before a write, where it is in doubt who is signed in. */
function checkUser(client: QueryClient) {
  let check: Promise<void> | undefined
  const read = async () => {
    const owner = signedIn(client) ?? interruptedUser(client)
    const user = await readUserIfPossible()
    if (user === undefined) throw new NotSentError()
    isDoubtful = false
    // With nobody signed in the server refuses the write, which asks to log in again.
    if (!owner || !user || user.id === owner.id) return
    followUser(client, user.id)
    throw new NotSentError()
  }
  return () => {
    if (!isDoubtful) return undefined
    check ??= read().finally(() => (check = undefined))
    return check
  }
}

/** A tab that was hidden for longer may have missed that somebody else logged in. */
const HIDDEN_FOR_MS = 5 * 60_000

function doubtWhenHidden(): () => void {
  let hiddenAt = Infinity
  const handleChange = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > HIDDEN_FOR_MS) isDoubtful = true
  }
  document.addEventListener('visibilitychange', handleChange)
  return () => document.removeEventListener('visibilitychange', handleChange)
}

/**
 * Signs this tab out when another tab does, and refetches the session when another tab has signed in a
 * different user, so that data of one user is never shown to another, and no write of one is sent as another.
 * Follows their changes too.
 * @returns a function that unsubscribes
 */
export function followOtherTabs(client: QueryClient): () => void {
  const ends = [
    followChanges(client),
    guardWrites(checkUser(client)),
    doubtWhenHidden(),
    listenToTabs({
      onUser: (userId) => {
        isDoubtful = true
        followUser(client, userId)
      },
      onDoubt: () => void (isDoubtful = true),
    }),
  ]
  return () => {
    isDoubtful = false
    for (const end of ends) end()
  }
}
