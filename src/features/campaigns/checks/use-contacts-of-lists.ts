import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { listContactsKey } from '@/entities/lead/list-contacts-key'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import { type ContactsOfLists, useListReads } from '@/entities/lead/use-list-reads'

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
