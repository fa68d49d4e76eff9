import { CancelledError, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query'

/** Queries that are read without anybody having asked for it: their failure is only logged. */
export const quiet = new WeakSet<object>()

/**
 * Reads now: a call that began earlier, or that a change cancels, has the data as it was before.
 * @param isQuiet a failure is only logged
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
    // Not a `staleTime` of 0, which reads nothing after the clock was set back.
    void client.invalidateQueries({ ...filter, refetchType: 'none' })
    const reading = client.fetchQuery(query)
    const read = client.getQueryCache().find(filter)
    if (read && isQuiet) quiet.add(read)
    try {
      const data = await reading
      // A cancelled call gives what is cached, and a change of the cache keeps the time.
      if (readAt() !== before) return data
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
    } finally {
      if (read && isQuiet) quiet.delete(read)
    }
  }
}
