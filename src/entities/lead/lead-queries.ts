import { queryOptions } from '@tanstack/react-query'
import { itemsIn, read } from '@/shared/api/answer'
import { api, bodyOf } from '@/shared/api/client'
import { contactReader } from './lead-mapping'

/** The start of the key of every list's contacts: refreshes all of them. */
export const listContactsKey = ['list-contacts']

/** The contacts of a list, in the order they were added. */
export const listContactsQuery = (listId: string) =>
  queryOptions({
    queryKey: [...listContactsKey, listId],
    queryFn: async ({ signal }) =>
      read(
        itemsIn(contactReader, 'leads', 'contacts'),
        await bodyOf(
          api.GET('/api/lists/{id}/leads', { params: { path: { id: listId } }, signal }),
        ),
      ),
    meta: {
      failure: () => ({
        title: 'Failed to load contacts',
        description: 'Could not retrieve contacts from this list',
      }),
    },
  })
