import {
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { itemsIn, read } from '@/shared/api/answer'
import { api, bodyOf } from '@/shared/api/client'
import { translate } from '@/shared/i18n/translate'
import { type Contact, contactReader } from './lead-mapping'
import { rememberAddresses } from './known-people'
import { listContactsKey } from './list-contacts-key'

export const listContactsQuery = (listId: string) =>
  queryOptions({
    queryKey: [...listContactsKey, listId],
    // Reopening the dialog retries a failed read.
    retryOnMount: true,
    queryFn: async ({ signal }) => {
      const params = { path: { id: listId } }
      const body = await bodyOf(api.GET('/api/lists/{id}/leads', { params, signal }))
      const contacts = read(itemsIn(contactReader, 'leads', 'contacts'), body)
      rememberAddresses(listId, contacts)
      return contacts
    },
    meta: {
      failure: () => ({
        title: translate('Failed to load contacts'),
        description: translate('Could not retrieve contacts from this list'),
      }),
    },
  })

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

/** Reads the contacts of lists on request, one list at a time, stopping at the first failure. */
export function useReadLists() {
  const client = useQueryClient()
  const [isReading, setIsReading] = useState(false)
  const read = async (listIds: readonly string[]) => {
    if (isReading) return
    setIsReading(true)
    try {
      for (const id of new Set(listIds)) await client.fetchQuery(listContactsQuery(id))
    } catch {
      // The read itself reports its failure.
    }
    setIsReading(false)
  }
  return { isReading, read: (listIds: readonly string[]) => void read(listIds) }
}
