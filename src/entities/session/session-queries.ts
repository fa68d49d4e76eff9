import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
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

/** Some servers say with 200 that nobody is signed in: null, or a user that is null. */
function isNobody(body: unknown): boolean {
  return body === null || Object(body).user === null
}

/** The signed-in user; null when nobody is (401). */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const body = await bodyOf(api.GET('/api/auth/user', { signal }))
      return isNobody(body) ? null : toUser(body)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: 5 * 60_000,
  refetchOnMount: true,
  meta: {
    failure: (error) => ({ title: 'Could not check your session', description: reasonOf(error) }),
  },
})

const sessionEndedKey = ['session-ended']

/** The server no longer knows the user in the middle of the work: back to Log In. */
export function endSession(client: QueryClient) {
  if (!client.getQueryData(sessionQuery.queryKey)) return
  client.setQueryData(sessionEndedKey, true)
  client.setQueryData(sessionQuery.queryKey, null)
}

/** Whether the user was signed in until the server said otherwise. */
export function hasSessionEnded(client: QueryClient): boolean {
  return client.getQueryData(sessionEndedKey) === true
}

function forgetEverythingElse(client: QueryClient) {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  clearNotificationLog()
  dismissNotification()
}

/** Signs in; whatever an earlier user had in the cache is gone before the new one sees a screen. */
export function useLogIn() {
  const client = useQueryClient()
  return useWrite({
    call: async (credentials: { email: string; password: string }) =>
      toUser(await bodyOf(api.POST('/api/auth/login', { body: credentials }))),
    onSuccess: (user) => {
      forgetEverythingElse(client)
      client.setQueryData(sessionQuery.queryKey, user)
      announceUser(user.id)
    },
    failure: (error) => ({
      title: 'Login failed',
      description: serverMessage(error) ?? 'Invalid credentials',
    }),
    isChange: false,
  })
}

/** Signs out and clears everything that was cached. */
export function useLogOut() {
  const client = useQueryClient()
  return useWrite({
    call: async () => answered(api.POST('/api/auth/logout')),
    onSuccess: () => {
      const user = client.getQueryData(sessionQuery.queryKey)
      if (user) dropDrafts(user.id)
      client.setQueryData(sessionQuery.queryKey, null)
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
    const user = client.getQueryData(sessionQuery.queryKey)
    if (userId === (user?.id ?? null)) return
    client.setQueryData(sessionQuery.queryKey, null)
    forgetEverythingElse(client)
    if (userId !== null) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  })
}
