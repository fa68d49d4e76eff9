import { queryOptions } from '@tanstack/react-query'
import { itemsIn, read } from '@/shared/api/answer'
import { api, bodyOf } from '@/shared/api/client'
import { translate } from '@/shared/i18n/translate'
import { contactReader } from './lead-mapping'
import { listContactsKey } from './list-contacts-key'

/** The contacts of a list, in the order of their addition. */
export const listContactsQuery = (listId: string) =>
  queryOptions({
    queryKey: [...listContactsKey, listId],
    // Reopening the dialog retries a failed read.
    retryOnMount: true,
    queryFn: async ({ signal }) =>
      read(
        itemsIn(contactReader, 'leads', 'contacts'),
        await bodyOf(
          api.GET('/api/lists/{id}/leads', { params: { path: { id: listId } }, signal }),
        ),
      ),
    meta: {
      failure: () => ({
        title: translate('Failed to load contacts'),
        description: translate('Could not retrieve contacts from this list'),
      }),
    },
  })
