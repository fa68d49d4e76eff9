import { CancelledError, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query'

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
  const readAt = () => client.getQueryState(query.queryKey)?.dataUpdatedAt
  await client.cancelQueries(filter)
  const before = readAt()
  for (;;) {
    // `staleTime: 0` would read nothing after the system clock was set back.
    void client.invalidateQueries({ ...filter, refetchType: 'none' })
    const reading = client.fetchQuery(query)
    const read = client.getQueryCache().find(filter)
    if (read && isQuiet) quiet.add(read)
    try {
      const data = await reading
      // A cancelled call resolves with cached data, and a patch of the cache keeps the timestamp.
      if (readAt() !== before) return data
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
    } finally {
      if (read && isQuiet) quiet.delete(read)
    }
  }
}
