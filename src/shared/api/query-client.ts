import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { logNotification } from '@/shared/ui/notifications/notification-log'
import { notify } from '@/shared/ui/notifications/toaster'
import { ApiError } from './api-error'
import type { Removal } from './call-meta'

type Wiring = {
  /** Read again after every successful change, whatever changed. */
  alwaysRefreshed: QueryKey[]
  /** Any call was answered 401: nobody is signed in any more. */
  onUnauthorized: (client: QueryClient) => void
}

/** Writes of a person who is no longer signed in: their toasts are not for the next one. */
const silenced = new WeakSet<object>()

/** For logging out: calls in flight finish, and are reported to nobody. */
export function silenceWrites(client: QueryClient): void {
  for (const mutation of client.getMutationCache().findAll({ status: 'pending' })) {
    silenced.add(mutation)
  }
}

/**
 * The cache, and the one place where a call's declared meta becomes toasts and refreshes.
 * Defaults by the specification: nothing goes stale, nothing is fetched again by itself.
 * `networkMode: 'always'` keeps a write made offline from being sent later, unseen.
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

  /** Offline the reads fail as well: their toast would take the place of the write's own. */
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
        // A read that a route started may have failed before its screen is there to show it.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      // What was sent, passwords too, goes with the component that sent it.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
    queryCache: new QueryCache({
      onError(error, query) {
        leaveIfUnauthorized(error)
        const message = query.meta?.failure?.(error, failing.has(query))
        failing.add(query)
        if (message && quiet.has(query)) logNotification(message, 'error')
        else if (message) notify.error(message)
      },
      onSuccess: (_data, query) => void failing.delete(query),
    }),
    mutationCache: new MutationCache({
      onSuccess(answer, input, _context, mutation) {
        const { meta } = mutation
        if (meta?.removes) remove(meta.removes(input))
        if (meta?.isChange !== false) refresh([...alwaysRefreshed, ...(meta?.refreshes ?? [])])
        const message = !silenced.has(mutation) && meta?.success?.(answer, input)
        if (message) notify.success(message)
      },
      onError(error, input, _context, mutation) {
        const { meta } = mutation
        // A late 401 of the last person says nothing about who is signed in now.
        if (silenced.has(mutation)) return
        leaveIfUnauthorized(error)
        if (meta?.refreshesOnFailure) {
          void refreshQuietly([...alwaysRefreshed, ...(meta.refreshes ?? [])])
        }
        const message = meta?.failure?.(error, input)
        if (message) notify.error(message)
      },
    }),
  })
  return client
}
