import {
  notifyManager,
  queryOptions,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, reasonOf, serverMessage } from '@/shared/api/api-error'
import { read } from '@/shared/api/answer'
import { answered, api, bodyOf } from '@/shared/api/client'
import { silenceWrites } from '@/shared/api/query-client'
import { useWrite } from '@/shared/api/use-write'
import { clearSessionStores } from '@/shared/lib/store'
import { dropKeptInTab } from '@/shared/lib/tab-keeping'
import { dropDrafts } from '@/shared/lib/user-drafts'
import { dismissNotification } from '@/shared/ui/notifications/toaster'
import { announceUser, listenToTabs } from './session-tabs'
import { userReader, type User } from './user'

/** The answer of the session calls: `{ user }`, or the user itself. */
function toUser(body: unknown): User {
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : body
  return read(userReader, user)
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** Some servers say with 200 that nobody is signed in: null, or a user that is null. */
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
    if (user) makeRoomFor(user, client)
    return user
  },
  staleTime: 5 * 60_000,
  refetchOnMount: true,
  meta: {
    failure: (error) => ({ title: 'Could not check your session', description: reasonOf(error) }),
  },
})

const signedIn = (client: QueryClient) => client.getQueryData<User | null>(sessionKey)

const interruptedKey = ['session-interrupted']

/** The server no longer knows the user in the middle of the work: back to Log In. */
export function endSession(client: QueryClient) {
  const user = signedIn(client)
  if (!user) return
  client.setQueryDefaults(interruptedKey, { gcTime: Infinity })
  client.setQueryData(interruptedKey, user)
  client.setQueryData(sessionKey, null)
}

const interruptedUser = (client: QueryClient) => client.getQueryData<User>(interruptedKey)

/** Who was signed in until the server said otherwise, and may resume after signing in again. */
export function useInterruptedUser(): User | undefined {
  const client = useQueryClient()
  // Not an observer of the query: it would keep the user whom `removeQueries` has removed.
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => interruptedUser(client),
  )
}

/** Gives up a read of the session that hangs, and starts another. */
export async function readSessionAgain(client: QueryClient): Promise<void> {
  // Without data `refetch` would join the read that hangs.
  await client.cancelQueries({ queryKey: sessionKey })
  await client.refetchQueries({ queryKey: sessionKey })
}

const isNotSession = ({ queryKey }: Query) => queryKey[0] !== sessionKey[0]

/** @param next who signs in, and may find again what this tab keeps for them */
function forgetEverythingElse(client: QueryClient, next?: User) {
  client.removeQueries({ predicate: isNotSession })
  silenceWrites(client)
  clearSessionStores()
  dropKeptInTab(next?.id)
}

/** What was read is read again, and what could not be read without a session as if never asked. */
function goOn(client: QueryClient) {
  client.removeQueries({ queryKey: interruptedKey })
  void client.resetQueries({
    predicate: (query) => isNotSession(query) && query.state.data === undefined,
  })
  void client.invalidateQueries({ predicate: isNotSession })
  dismissNotification()
}

/** Whatever another user had in the cache is gone before this one sees a screen. */
function makeRoomFor(user: User, client: QueryClient) {
  if (user.id === signedIn(client)?.id) return
  if (user.id === interruptedUser(client)?.id) goOn(client)
  else forgetEverythingElse(client, user)
}

export function useLogIn() {
  const client = useQueryClient()
  return useWrite({
    name: 'log-in',
    call: async (credentials: { email: string; password: string }) =>
      toUser(await bodyOf(api.POST('/api/auth/login', { body: credentials }))),
    onSuccess: (user) => {
      makeRoomFor(user, client)
      client.setQueryData(sessionKey, user)
      announceUser(user.id)
    },
    failure: (error) => ({
      title: 'Login failed',
      description: serverMessage(error) ?? 'Invalid credentials',
    }),
    isChange: false,
  })
}

/** Signs out and clears everything that was cached. Who was signed out before, is so as well. */
export function useLogOut() {
  const client = useQueryClient()
  return useWrite({
    name: 'log-out',
    call: async () => {
      try {
        await answered(api.POST('/api/auth/logout'))
      } catch (error) {
        if (!isUnauthorized(error)) throw error
      }
    },
    onSuccess: () => {
      const user = signedIn(client)
      if (user) dropDrafts(user.id)
      client.setQueryData(sessionKey, null)
      forgetEverythingElse(client)
      announceUser(null)
    },
    failure: (error) => ({ title: 'Logout failed', description: reasonOf(error) }),
    isChange: false,
  })
}

/**
 * Signs this tab out when another one does, and looks again when another one signed somebody else
 * in: one person's data never stands under another's name.
 * @returns a function that stops it
 */
export function followOtherTabs(client: QueryClient): () => void {
  return listenToTabs((userId) => {
    const interrupted = interruptedUser(client)
    const user = signedIn(client)
    if (!interrupted && userId === (user?.id ?? null)) return
    // The tab that logged out dropped what was stored; here a draft may still wait to be written.
    const owner = user ?? interrupted
    if (userId === null && owner) dropDrafts(owner.id)
    client.setQueryData(sessionKey, null)
    if (userId !== interrupted?.id) forgetEverythingElse(client)
    if (userId !== null) void client.invalidateQueries({ queryKey: sessionKey })
  })
}
