import { queryOptions, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { ApiError, reasonOf, serverMessage } from '@/shared/api/api-error'
import { read } from '@/shared/api/answer'
import { answered, api, bodyOf } from '@/shared/api/client'
import { useWrite } from '@/shared/api/use-write'
import { dropDrafts } from '@/shared/lib/user-drafts'
import { clearNotificationLog } from '@/shared/ui/notification-log'
import { dismissNotification } from '@/shared/ui/toaster'
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

/** Who was signed in until the server said otherwise, and may go on after signing in again. */
export function interruptedUser(client: QueryClient): User | undefined {
  return client.getQueryData(interruptedKey)
}

const isNotSession = ({ queryKey }: Query) => queryKey[0] !== sessionKey[0]

function forgetEverythingElse(client: QueryClient) {
  client.removeQueries({ predicate: isNotSession })
  clearNotificationLog()
  dismissNotification()
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
  else forgetEverythingElse(client)
}

export function useLogIn() {
  const client = useQueryClient()
  return useWrite({
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
    if (!interrupted && userId === (signedIn(client)?.id ?? null)) return
    client.setQueryData(sessionKey, null)
    if (userId !== interrupted?.id) forgetEverythingElse(client)
    if (userId !== null) void client.invalidateQueries({ queryKey: sessionKey })
  })
}
