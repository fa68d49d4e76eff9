import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { itemsIn, read } from '@/shared/api/answer'
import { api, bodyOf } from '@/shared/api/client'
import { translate } from '@/shared/i18n/translate'
import { type Contact, contactReader } from './lead-mapping'
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

/** Reads the contacts of lists: `contacts` has those that have loaded. */
export function useListReads(listIds: readonly string[]) {
  const key = JSON.stringify([...new Set(listIds)])
  const ids = useMemo<string[]>(() => JSON.parse(key), [key])
  const queries = useMemo(() => ids.map((id) => listContactsQuery(id)), [ids])
  const combine = useCallback(
    (results: UseQueryResult<Contact[]>[]) => {
      const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
      return {
        contacts: new Map(
          ids.flatMap((id, index): [string, readonly Contact[]][] => {
            const contacts = results[index]?.data
            return contacts ? [[id, contacts]] : []
          }),
        ),
        failedCount: failed.length,
        retry: () => void Promise.all(failed.map(async ({ refetch }) => refetch())),
      }
    },
    [ids],
  )
  return useQueries({ queries, combine })
}
