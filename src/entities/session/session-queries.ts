import {
  notifyManager,
  queryOptions,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, serverMessage, withReason } from '@/shared/api/api-error'
import { read } from '@/shared/api/answer'
import { beginSession, sessionKey, userIdOf } from '@/shared/api/call-session'
import { answered, api, bodyOf } from '@/shared/api/client'
import { CHECK_TIMEOUT_MS } from '@/shared/api/perform-write'
import { forgetWrites, useWrite } from '@/shared/api/use-write'
import { translate, msg } from '@/shared/i18n/translate'
import { forgetInTab, forgetOfUser } from '@/shared/lib/device/persisted'
import { clearSessionStores } from '@/shared/lib/state/store'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { dismissNotification } from '@/shared/ui/notifications/toaster'
import { announceDoubt, announceUser, isUserUncertain } from './session-tabs'
import { userReader, type User } from './user'

/** Parses a session response: `{ user }`, or the user itself. */
function toUser(body: unknown): User {
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : body
  return read(userReader, user)
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** Whether nobody is signed in: some servers respond with 200 and null, or with a null user. */
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

/** The signed-in user; null when signed out (401). */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    const user = await readUser(signal)
    isUserUncertain.set(false)
    if (user) clearOtherUser(user, client)
    return user
  },
  staleTime: 5 * 60_000,
  refetchOnMount: true,
  meta: {
    failure: withReason(msg('Could not check your session')),
  },
})

export const signedIn = (client: QueryClient) => client.getQueryData<User | null>(sessionKey)

const interruptedKey = ['session-interrupted']

/**
 * Stops showing and sending the data of this tab's user. Everything is forgotten, unless the session
 * has expired: then the same user can resume.
 */
export function endSession(
  client: QueryClient,
  reason: 'expired' | 'log-out' | 'other-user' = 'expired',
) {
  const user = signedIn(client)
  if (reason === 'expired') {
    if (!user) return
    isUserUncertain.set(true)
    client.setQueryDefaults(interruptedKey, { gcTime: Infinity })
    client.setQueryData(interruptedKey, user)
  }
  beginSession()
  const owner = user ?? interruptedUser(client)
  if (reason === 'log-out' && owner) forgetOfUser(owner.id)
  client.setQueryData(sessionKey, null)
  if (reason !== 'expired') clearOtherData(client)
}

export const interruptedUser = (client: QueryClient) => client.getQueryData<User>(interruptedKey)

/** The user whose session expired, and who can resume after signing in again. */
export function useInterruptedUser(): User | undefined {
  const client = useQueryClient()
  // Not a query observer, which would still return the user after `removeQueries`.
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => interruptedUser(client),
  )
}

/** Aborts a hanging session request and starts another. */
export async function readSessionAgain(client: QueryClient): Promise<void> {
  // Without data, `refetch` would join the hanging request.
  await client.cancelQueries({ queryKey: sessionKey })
  await client.refetchQueries({ queryKey: sessionKey })
}

const LOG_IN = 'log-in'

const isNotSession = ({ queryKey }: Query) => queryKey[0] !== sessionKey[0]

/** @param next the user who is signing in, whose entries in this tab are kept */
function clearOtherData(client: QueryClient, next?: User) {
  client.removeQueries({ predicate: isNotSession })
  forgetWrites(client, LOG_IN)
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

/** Clears another user's cached data before this user sees a screen. */
function clearOtherUser(user: User, client: QueryClient) {
  if (user.id === userIdOf(client)) return
  beginSession()
  if (user.id === interruptedUser(client)?.id) resume(client)
  else clearOtherData(client, user)
}

/** @returns undefined if the user cannot be read */
export const readUserIfPossible = async () =>
  readUser(AbortSignal.timeout(CHECK_TIMEOUT_MS)).catch(() => undefined)

export function useLogIn() {
  const client = useQueryClient()
  return useWrite({
    name: LOG_IN,
    call: async (credentials: { email: string; password: string }) =>
      toUser(await bodyOf(api.POST('/api/auth/login', { body: credentials }))),
    findOut: {
      find: async (_client, { email }) => {
        const user = await readUserIfPossible()
        if (user && isSameAddress(user.email, email)) return { answer: user }
        if (user !== null) announceDoubt()
        return undefined
      },
    },
    success: (user) => {
      isUserUncertain.set(false)
      clearOtherUser(user, client)
      client.setQueryData(sessionKey, user)
      announceUser(user.id)
    },
    failure: (error) => ({
      title: translate('Login failed'),
      description: serverMessage(error) ?? translate('Invalid credentials'),
    }),
    touches: 'nothing',
  })
}

/** Removes data from this device at the end of the session, if the user chose to. */
type Removing = { remove?: () => void }

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
    findOut: {
      find: async () => ((await readUserIfPossible()) === null ? { answer: undefined } : undefined),
    },
    success: (_, { remove }) => {
      remove?.()
      endSession(client, 'log-out')
      announceUser(null)
    },
    failure: withReason(msg('Logout failed')),
    touches: 'nothing',
  })
}
