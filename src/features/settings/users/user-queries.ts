import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { userReader } from '@/entities/session/user'
import { itemsIn, read, text } from '@/shared/api/answer'
import { reasonOf, serverMessage } from '@/shared/api/api-error'
import { answered, api, bodyOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { useWrite } from '@/shared/api/use-write'
import { userMessages } from './messages'

/** All accounts; for admins only. */
export const usersQuery = queryOptions({
  queryKey: ['admin', 'users'],
  queryFn: async ({ signal }) =>
    read(itemsIn(userReader, 'users'), await bodyOf(api.GET('/api/admin/users', { signal }))),
  meta: {
    failure: (error) => ({ title: 'Failed to load users', description: reasonOf(error) }),
  },
})

const refreshes = [usersQuery.queryKey]

/** The address as the server wrote it down; '' when it does not say. */
const createdUserReader = z.catch(z.object({ user: z.object({ email: text }) }), {
  user: { email: '' },
})

/** Answers with the address the new user logs in with. */
export function useCreateUser() {
  return useWrite({
    call: async (user: Wire<'NewUser'>) => {
      const body = await bodyOf(api.POST('/api/admin/users', { body: user }))
      return { email: read(createdUserReader, body).user.email || user.email }
    },
    success: () => userMessages.created,
    failure: (error) => userMessages.createFailed(serverMessage(error)),
    refreshes,
  })
}

/** The accounts are read again also when it failed: somebody else may have deleted this one. */
export function useDeleteUser() {
  return useWrite({
    call: (id: string) =>
      answered(api.DELETE('/api/admin/users/{id}', { params: { path: { id } } })),
    success: () => userMessages.deleted,
    removes: (id) => ({ from: usersQuery.queryKey, id }),
    failure: (error) => userMessages.deleteFailed(serverMessage(error)),
    refreshes,
    refreshesOnFailure: true,
  })
}
