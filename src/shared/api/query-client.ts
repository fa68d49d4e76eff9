import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { logNotification } from '@/shared/ui/notifications/notification-log'
import { notify, notifyAfterAction } from '@/shared/ui/notifications/toaster'
import { ApiError } from './api-error'
import type { Removal } from './call-meta'

type Wiring = {
  /** Refetched after every successful change. */
  alwaysRefreshed: QueryKey[]
  /** A call was answered with 401: nobody is signed in any more. */
  onUnauthorized: (client: QueryClient) => void
}

/** Writes of a user who has logged out. */
const forgotten = new WeakSet<object>()

/**
 * For log out: calls in flight end without toasts, refetches and callbacks, and do not block the same call
 * of the next user.
 */
export function forgetWrites(client: QueryClient): void {
  const cache = client.getMutationCache()
  for (const mutation of cache.findAll({ status: 'pending' })) {
    if (mutation.meta?.isSessionStart) continue
    forgotten.add(mutation)
    cache.remove(mutation)
  }
}

/**
 * The cache, and the only place where the declared meta of a call becomes toasts and refetches.
 * The specification requires no refetch by age, focus or reconnection: refetches are declared.
 * `networkMode: 'always'` prevents a write made offline from being sent later, unnoticed.
 */
export function createQueryClient({ alwaysRefreshed, onUnauthorized }: Wiring): QueryClient {
  const leaveIfUnauthorized = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onUnauthorized(client)
  }

  const refresh = (keys: QueryKey[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }

  const remove = ({ from, id }: Removal) => {
    client.setQueryData<{ id: string }[]>(from, (items) => items?.filter((item) => item.id !== id))
  }

  const failing = new WeakSet<object>()
  const quiet = new WeakSet<object>()

  /** Without toasts: offline the refetch fails too, and its toast would replace that of the write. */
  const refreshQuietly = async (keys: QueryKey[]) => {
    const queries = keys.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }))
    for (const query of queries) quiet.add(query)
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    for (const query of queries) quiet.delete(query)
  }

  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        // A read that a route started may have failed before its screen was mounted to show it.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      // The input of a write, passwords included, must not stay in the cache.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
    queryCache: new QueryCache({
      onError(error, query) {
        leaveIfUnauthorized(error)
        const message = query.meta?.failure?.(error, failing.has(query))
        failing.add(query)
        if (message && quiet.has(query)) logNotification(message, 'error')
        else if (message) notifyAfterAction(message)
      },
      onSuccess: (_data, query) => void failing.delete(query),
    }),
    mutationCache: new MutationCache({
      onSuccess(answer, input, _context, mutation) {
        const { meta } = mutation
        if (forgotten.has(mutation)) return
        if (meta?.removes) remove(meta.removes(input))
        if (meta?.isChange !== false) refresh([...alwaysRefreshed, ...(meta?.refreshes ?? [])])
        const message = meta?.success?.(answer, input)
        if (message) notify.success(message)
        meta?.onSuccess?.(answer, input)
      },
      onError(error, input, revert, mutation) {
        const { meta } = mutation
        // A late 401 of the previous user does not concern the current session.
        if (forgotten.has(mutation)) return
        leaveIfUnauthorized(error)
        if (meta?.refreshesOnFailure) {
          void refreshQuietly([...alwaysRefreshed, ...(meta.refreshes ?? [])])
        }
        const message = meta?.failure?.(error, input)
        if (message) notify.error(message)
        if (typeof revert === 'function') revert()
        meta?.onError?.(error, input)
      },
    }),
  })
  return client
}
