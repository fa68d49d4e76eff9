import {
  notifyManager,
  type QueryCache,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsKey } from '@/entities/lead/list-contacts-key'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'

/** The contacts by list id. */
type ContactsOfLists = ReadonlyMap<string, readonly Contact[]>

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

export const useContactsOfLists = (listIds: readonly string[]): ContactsOfLists =>
  useListReads(listIds).contacts

const cachedLists = (cache: QueryCache) =>
  cache
    .findAll({ queryKey: listContactsKey })
    .filter(({ state }) => state.data !== undefined && !state.isInvalidated)

/** The contacts of all lists that were read already, without reading any. */
export function useCachedContacts(): ContactsOfLists {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  /** Changes with what is in the cache. */
  const version = useSyncExternalStore(subscribe, () =>
    JSON.stringify(
      cachedLists(cache).map(({ queryKey, state }) => [queryKey.at(-1), state.dataUpdatedAt]),
    ),
  )
  return useMemo(() => {
    const lists: [listId: string, updatedAt: number][] = JSON.parse(version)
    return new Map(
      lists.map(([id]) => [id, client.getQueryData(listContactsQuery(id).queryKey) ?? []]),
    )
  }, [client, version])
}
