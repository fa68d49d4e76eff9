import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
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

const AT_A_TIME = 4

/**
 * Reads the contacts of lists without reporting failures. Stops at an abort, which also cancels what
 * is being read, not at a failure.
 * @param onRead after each list, whether or not it could be read, with their number
 * @returns ids of the lists that could not be read
 */
export async function readLists(
  client: QueryClient,
  listIds: readonly string[],
  { signal, onRead }: { signal?: AbortSignal; onRead?: (done: number) => void } = {},
): Promise<readonly string[]> {
  const left = [...listIds]
  const failed: string[] = []
  const reading = new Set<string>()
  signal?.addEventListener('abort', () => {
    for (const id of reading) {
      const filter = { queryKey: listContactsQuery(id).queryKey, exact: true }
      // Others may have begun to show it.
      if (client.getQueryCache().find(filter)?.getObserversCount() === 0)
        void client.cancelQueries(filter)
    }
  })
  const readNext = async (): Promise<void> => {
    const id = left.shift()
    if (id === undefined || signal?.aborted) return
    reading.add(id)
    try {
      await client.fetchQuery({ ...listContactsQuery(id), meta: {} })
    } catch {
      failed.push(id)
    }
    reading.delete(id)
    onRead?.(listIds.length - left.length - reading.size)
    await readNext()
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, readNext))
  return failed
}

export type ReadProgress = {
  done: number
  total: number
  /** Ids of lists that could not be read; undefined while they are being read. */
  failed?: readonly string[] | undefined
}

/** Reads lists while the component is mounted. */
export function useReadLists() {
  const client = useQueryClient()
  const [progress, setProgress] = useState<ReadProgress>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const stop = () => {
    running.current?.abort()
    setProgress(undefined)
  }

  /**
   * @param onEnd called once, when all could be read or the user skips the rest
   * @returns skips the rest
   */
  function start(listIds: readonly string[], onEnd = () => {}) {
    const { signal } = (running.current = new AbortController())
    const show = (done: number, failed?: readonly string[]) => {
      if (!signal.aborted) setProgress({ done, total: listIds.length, failed })
    }
    const end = () => {
      if (signal.aborted) return
      stop()
      onEnd()
    }
    show(0)
    void readLists(client, listIds, { signal, onRead: show }).then((failed) =>
      failed.length === 0 ? end() : show(listIds.length, failed),
    )
    return end
  }
  return { progress, start, stop }
}
