import {
  CancelledError,
  hashKey,
  type FetchQueryOptions,
  type QueryClient,
} from '@tanstack/react-query'

/** Background reads: a failure is only logged. */
export const quiet = new WeakSet<object>()

/**
 * Reads fresh data: a call in flight, or one cancelled by a change, would return stale data.
 * @param isQuiet only log a failure
 * @throws the error of the read
 */
export async function readNow<Data>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, string[]>,
  { isQuiet = false } = {},
): Promise<Data> {
  const filter = { queryKey: query.queryKey, exact: true }
  const cache = client.getQueryCache()
  const hash = hashKey(query.queryKey)
  await client.cancelQueries(filter)
  let isFresh = false
  // Not the time of the data: the clock may stand still, or be set back.
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    if (event.action.type === 'success' && event.action.manual !== true) isFresh = true
  })
  try {
    for (;;) {
      const data = await readOnce()
      if (isFresh && data !== undefined) return data
    }
  } finally {
    unsubscribe()
  }

  /** A cancelled call gives nothing, or cached data. */
  async function readOnce(): Promise<Data | undefined> {
    // `staleTime: 0` would read nothing after the system clock was set back.
    void client.invalidateQueries({ ...filter, refetchType: 'none' })
    const reading = client.fetchQuery(query)
    const read = cache.find(filter)
    if (read && isQuiet) quiet.add(read)
    try {
      return await reading
    } catch (error) {
      if (error instanceof CancelledError) return undefined
      throw error
    } finally {
      if (read && isQuiet) quiet.delete(read)
    }
  }
}
