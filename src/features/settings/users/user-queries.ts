import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { userReader } from '@/entities/session/user'
import { itemsIn, read, text } from '@/shared/api/answer'
import { serverMessage, withReason } from '@/shared/api/api-error'
import { answered, api, bodyOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { deletedFrom, findNew } from '@/shared/api/perform-write'
import { useWrite } from '@/shared/api/use-write'
import { msg, translate } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { randomId } from '@/shared/lib/values/random-id'
import { sessionSignal } from '@/shared/lib/state/store'
import { credentials } from './credentials'
import { userMessages } from './messages'

/** All accounts; admins only. */
export const usersQuery = queryOptions({
  queryKey: ['admin', 'users'],
  queryFn: async ({ signal }) =>
    read(itemsIn(userReader, 'users'), await bodyOf(api.GET('/api/admin/users', { signal }))),
  meta: {
    failure: withReason(msg('Failed to load users')),
  },
})

/** The address as stored by the server; '' if the answer lacks it. */
const createdUserReader = z.catch(z.object({ user: z.object({ email: text }) }), {
  user: { email: '' },
})

const PAGE = randomId()

/** Creates a user. Settings shows the credentials even if the form has been closed. */
export function useCreateUser() {
  return useWrite({
    name: 'create-user',
    call: async (user: Wire<'NewUser'>) => {
      const session = sessionSignal()
      const body = await bodyOf(api.POST('/api/admin/users', { body: user }))
      const email = read(createdUserReader, body).user.email || user.email
      return session.aborted ? undefined : { email, password: user.password }
    },
    key: ({ email }) => email,
    findOut: findNew(usersQuery, {
      // An account with another name was created by another admin, with another password.
      isIt: (one, { email, name }: Wire<'NewUser'>) =>
        isSameAddress(one.email, email) && one.name.trim() === name.trim(),
      answer: ({ email }, { password }) => ({ email, password }),
      // The password is never kept, so after a reload no other input counts as the same.
      intent: ({ password }) => PAGE + password,
    }),
    ifUnknown: ({ email }) =>
      translate('If the user is created again, there may be two accounts for {email}.', { email }),
    success: (created) => {
      if (created) credentials.set(created)
      return userMessages.created
    },
    failure: (error) => userMessages.createFailed(serverMessage(error)),
    touches: [usersQuery.queryKey],
  })
}

export function useDeleteUser() {
  return useWrite({
    name: 'delete-user',
    call: (id: string) =>
      answered(api.DELETE('/api/admin/users/{id}', { params: { path: { id } }, parseAs: 'text' })),
    ...deletedFrom(usersQuery, (id: string) => id, userMessages.deleted),
    failure: userMessages.deleteFailed,
  })
}
