import {
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query'
import type { Message } from '@/shared/i18n/message'
import { ApiError } from './api-error'
import { isCurrentSession } from './call-session'
import { detailsOf } from './error-details'
import { quiet } from './read-now'

export type NotificationAction = { label: string; onClick: () => void }

/** Shows results; passed in, because `ui` is above `api`. */
type Notifier = {
  success: (message: Message, options: { action?: NotificationAction | undefined }) => void
  error: (message: Message, options: { action?: NotificationAction | undefined }) => void
  /** For background reads: waits until a toast with an action, such as Undo, has closed. */
  afterAction: (message: Message) => void
  /** Without a toast. */
  log: (message: Message) => void
}

type ReadMeta = Record<string, unknown> & {
  /**
   * Error toast of a failed read; `isRepeated` when the previous read failed too, as in polling.
   */
  failure?: (error: Error, isRepeated: boolean) => Message | undefined
  /**
   * Background read: shows no toast on failure, unless another visible query reads the same data.
   */
  isQuiet?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
  }
}

type Wiring = {
  notifier: Notifier
  alwaysRefreshed: QueryKey[]
  onUnauthorized: (client: QueryClient) => void
  /** Receives the keys that a write in this tab made stale, for other tabs. */
  onChange?: (client: QueryClient, keys: QueryKey[]) => void
}

const wirings = new WeakMap<QueryClient, Wiring>()

/** What the writes of this client report to; undefined for a client of a test. */
export const wiringOf = (client: QueryClient): Wiring | undefined => wirings.get(client)

/** Patches the cache. Keeps `dataUpdatedAt`, because nothing was read. */
export const changeCached = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
) =>
  client.setQueryData<Data>(queryKey, (data) => data && change(data), {
    updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
  })

export const quietly = <Options extends { meta?: Query['meta'] }>(options: Options): Options => ({
  ...options,
  meta: { ...options.meta, isQuiet: true },
})

const isQuiet = ({ observers, meta }: Pick<Query, 'observers' | 'meta'>): boolean =>
  observers.length > 0
    ? observers.every(({ options }) => options.meta?.isQuiet)
    : meta?.isQuiet === true

/**
 * Refetches active queries and invalidates the rest. Silent, because it runs in the background, and
 * offline its toast would replace the write's.
 */
export async function refreshQuietly(
  client: QueryClient,
  filters: readonly QueryFilters[],
): Promise<void> {
  const queries = filters.flatMap((filter) => client.getQueryCache().findAll(filter))
  for (const query of queries) quiet.add(query)
  await Promise.all(filters.map(async (filter) => client.invalidateQueries(filter)))
  for (const query of queries) quiet.delete(query)
}

const hasFailed: QueryFilters = {
  predicate: ({ state }) => state.status === 'error' || state.isInvalidated,
}

export function readFailedWhenOnline(client: QueryClient): () => void {
  const read = () => void refreshQuietly(client, [hasFailed])
  addEventListener('online', read)
  return () => removeEventListener('online', read)
}

export function leaveIfUnauthorized(client: QueryClient, error: unknown): void {
  // Ignore a late 401 of a previous session.
  if (error instanceof ApiError && error.status === 401 && isCurrentSession(error.session))
    wiringOf(client)?.onUnauthorized(client)
}

/**
 * Nothing refetches by age or on focus (a requirement): refetches are declared with each write.
 * `networkMode: 'always'` prevents an offline write from being sent later, unnoticed.
 */
export function createQueryClient(wiring: Wiring): QueryClient {
  const { notifier } = wiring
  const failing = new WeakSet<object>()

  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        // A read started by a route loader may fail before its screen mounts to show the error.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      // Write inputs may contain passwords, so they must not stay in the cache.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
    queryCache: new QueryCache({
      onError(error, query) {
        leaveIfUnauthorized(client, error)
        if (isQuiet(query)) return
        const failure = query.meta?.failure?.(error, failing.has(query))
        failing.add(query)
        const message = failure && { ...failure, details: detailsOf(error) }
        if (message && quiet.has(query)) notifier.log(message)
        else if (message) notifier.afterAction(message)
      },
      onSuccess: (_data, query) => void failing.delete(query),
    }),
  })
  wirings.set(client, wiring)
  return client
}
