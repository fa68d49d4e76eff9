import {
  notifyManager,
  queryOptions,
  useQueryClient,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, serverMessage, withReason } from '@/shared/api/api-error'
import { read } from '@/shared/api/answer'
import { answered, api, bodyOf } from '@/shared/api/client'
import { forgetWrites, refreshQuietly } from '@/shared/api/query-client'
import { forgetCalls } from '@/shared/api/recorder'
import { useWrite } from '@/shared/api/use-write'
import { translate, msg } from '@/shared/i18n/translate'
import { forgetInTab, forgetOfUser } from '@/shared/lib/device/kept'
import { clearSessionStores, createStore } from '@/shared/lib/state/store'
import { discardWorkLostBy, questionsBefore } from '@/shared/lib/work/unsaved-work'
import { dismissNotification, notify } from '@/shared/ui/notifications/toaster'
import { announceUser, listenToTabs } from './session-tabs'
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

async function readUser(signal: AbortSignal): Promise<User | null> {
  try {
    const body = await bodyOf(api.GET('/api/auth/user', { signal }))
    return isNobody(body) ? null : toUser(body)
  } catch (error) {
    if (isUnauthorized(error)) return null
    throw error
  }
}

const sessionKey = ['session']

/** The signed-in user; null when nobody is (401). */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    const user = await readUser(signal)
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
  if (user.id === interruptedUser(client)?.id) resume(client)
  else forgetEverythingElse(client, user)
}

export function useLogIn() {
  const client = useQueryClient()
  return useWrite({
    name: 'log-in',
    call: async (credentials: { email: string; password: string }) =>
      toUser(await bodyOf(api.POST('/api/auth/login', { body: credentials }))),
    onSuccess: (user) => {
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

/** Signs out and clears the cache. A 401 counts as success. */
export function useLogOut() {
  const client = useQueryClient()
  return useWrite<void, Removing>({
    name: 'log-out',
    call: async () => {
      try {
        await answered(api.POST('/api/auth/logout', { parseAs: 'text' }))
      } catch (error) {
        if (!isUnauthorized(error)) throw error
      }
    },
    onSuccess: (_, { remove }) => {
      remove?.()
      const user = signedIn(client)
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

type Change = { userId: string; keys: QueryKey[] }

/** Not the channel of log-in and log-out, where a tab with an older version takes every message for a user. */
const changeChannels = new WeakMap<QueryClient, BroadcastChannel>()

/** Has the other tabs of this user read again what a write changed. */
export function tellOtherTabs(client: QueryClient, keys: QueryKey[]): void {
  const userId = signedIn(client)?.id
  if (userId !== undefined)
    changeChannels.get(client)?.postMessage({ userId, keys } satisfies Change)
}

function followChanges(client: QueryClient): () => void {
  const channel = new BroadcastChannel('changes')
  changeChannels.set(client, channel)
  channel.addEventListener('message', ({ data: { userId, keys } }: MessageEvent<Change>) => {
    if (userId !== signedIn(client)?.id) return
    void refreshQuietly(
      client,
      keys.map((queryKey) => ({ queryKey })),
    )
  })
  return () => {
    channel.close()
    changeChannels.delete(client)
  }
}

/**
 * Signs this tab out when another tab does, and refetches the session when another tab has signed in a
 * different user, so that data of one user is never shown to another. Follows their changes too.
 * @returns a function that unsubscribes
 */
export function followOtherTabs(client: QueryClient): () => void {
  const unfollow = followChanges(client)
  const unlisten = listenToTabs((userId) => {
    const interrupted = interruptedUser(client)
    const user = signedIn(client)
    if (!interrupted && userId === (user?.id ?? null)) return
    const isOther = userId !== interrupted?.id
    // The drafts of a user who did not log out stay on the device.
    if (isOther) endWork({ by: userId === null ? 'log-out' : 'other-user' })
    const owner = user ?? interrupted
    if (userId === null && owner) forgetOfUser(owner.id)
    client.setQueryData(sessionKey, null)
    if (isOther) forgetEverythingElse(client)
    if (userId === null) return
    if (endedWork.get().length > 0) {
      notify.warning({
        title: translate('Another user logged in in another tab.'),
        description: endedWork.get().join(' '),
      })
    }
    void client.invalidateQueries({ queryKey: sessionKey })
  })
  return () => {
    unfollow()
    unlisten()
  }
}
