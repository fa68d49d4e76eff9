import {
  type Mutation,
  MutationCache,
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query'
import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import {
  announceWorkChange,
  isEndOfPage,
  registerUnsavedWork,
} from '@/shared/lib/work/unsaved-work'
import { ApiError, outcomeOf } from './api-error'
import { isCurrentSession } from './call-session'
import { detailsOf } from './error-details'
import type { Notifier, Removal, WriteMeta } from './call-meta'
import { isReported, wasChecked } from './perform-write'
import { quiet } from './read-now'

type Wiring = {
  notifier: Notifier
  alwaysRefreshed: QueryKey[]
  onUnauthorized: (client: QueryClient) => void
  /** Receives the keys that a write in this tab made stale, for other tabs. */
  onChange?: (client: QueryClient, keys: QueryKey[]) => void
}

/** Writes of a previous user, ignored after log out. */
const forgotten = new WeakSet<object>()

/**
 * Called at log out: in-flight writes end without toasts, refetches and callbacks, and do not block the
 * next user's writes of the same name.
 */
export function forgetWrites(client: QueryClient): void {
  const cache = client.getMutationCache()
  for (const mutation of cache.findAll({ status: 'pending' })) {
    if (mutation.meta?.isSessionStart) continue
    forgotten.add(mutation)
    cache.remove(mutation)
  }
}

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

/** Asks before the page ends while the answer of a paid call is awaited. */
export function askWhilePaid(client: QueryClient): () => void {
  const cache = client.getMutationCache()
  const findPaid = () => cache.find({ status: 'pending', predicate: ({ meta }) => !!meta?.costs })
  const stopAsking = registerUnsavedWork(() => {
    const meta = findPaid()?.meta
    if (!meta?.costs) return undefined
    const text = meta.costs()
    const question = () => ({
      title: translate('Leave before the answer comes?'),
      text,
      confirmLabel: translate('Leave'),
      cancelLabel: translate('Wait'),
    })
    return { isLostBy: isEndOfPage, question }
  })
  const stopListening = cache.subscribe(({ mutation }) => {
    if (mutation?.meta?.costs) notifyManager.schedule(announceWorkChange)
  })
  return () => {
    stopAsking()
    stopListening()
  }
}

/**
 * Creates the query cache, the only place that turns declared meta into toasts and refetches.
 * Nothing refetches by age or on focus (a requirement): refetches are declared. `networkMode:
 * 'always'` prevents an offline write from being sent later, unnoticed.
 */
export function createQueryClient({
  notifier,
  alwaysRefreshed,
  onUnauthorized,
  onChange,
}: Wiring): QueryClient {
  const leaveIfUnauthorized = (error: unknown) => {
    // Ignore a late 401 of a previous session.
    if (error instanceof ApiError && error.status === 401 && isCurrentSession(error.session))
      onUnauthorized(client)
  }

  const announce = (keys: QueryKey[]) => {
    onChange?.(client, keys)
    return keys.map((queryKey) => ({ queryKey }))
  }

  function readAfter(error: Error, meta: WriteMeta) {
    const isGone = error instanceof ApiError && error.status === 404
    const isOutdated = isGone || (meta.isOutdatedBy?.(error) ?? false)
    if (!meta.refreshesOnFailure || (outcomeOf(error) === 'refused' && !isOutdated)) return
    const filters = announce(meta.refreshesOnFailure)
    if (isOutdated || !wasChecked(error)) void refreshQuietly(client, filters)
  }

  const remove = ({ from, id }: Removal) =>
    changeCached<{ id: string }[]>(client, from, (items) => items.filter((item) => item.id !== id))

  const withNote = (message: Message, error: Error, meta: WriteMeta | undefined): Message => ({
    ...message,
    details: detailsOf(error),
    ...(message.note === undefined &&
      outcomeOf(error) === 'unknown' &&
      (meta?.isChange !== false || meta.costs) && {
        note: msg('It is not known whether the server did it.'),
      }),
  })

  /** Rechecks a write with an unknown outcome, and runs its success effects if it succeeded. */
  function recheckAction(error: Error, { options, state }: Mutation<unknown, unknown>) {
    const { meta } = options
    if (!meta?.lookBack || outcomeOf(error) === 'refused') return {}
    const mutationFn = async () => {
      const found = await meta.lookBack?.(state.variables)
      if (!found) throw error
      return found.answer
    }
    const recheck = { ...options, mutationFn, onMutate: undefined }
    const handleClick = async () => {
      try {
        await client.getMutationCache().build(client, recheck).execute(state.variables)
      } catch {
        // Still unknown: the error toast is shown again.
      }
    }
    return { action: { label: translate('Check again'), onClick: () => void handleClick() } }
  }

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
        leaveIfUnauthorized(error)
        if (isQuiet(query)) return
        const failure = query.meta?.failure?.(error, failing.has(query))
        failing.add(query)
        const message = failure && { ...failure, details: detailsOf(error) }
        if (message && quiet.has(query)) notifier.log(message)
        else if (message) notifier.afterAction(message)
      },
      onSuccess: (_data, query) => void failing.delete(query),
    }),
    mutationCache: new MutationCache({
      onSuccess(answer, input, _context, mutation) {
        const { meta } = mutation
        if (forgotten.has(mutation)) return
        if (meta?.removes) remove(meta.removes(input))
        if (meta?.isChange !== false)
          for (const changed of announce([...alwaysRefreshed, ...(meta?.refreshes ?? [])]))
            void client.invalidateQueries(changed)
        const message = meta?.success?.(answer, input)
        if (message) notifier.success(message, { action: message.action })
        meta?.onSuccess?.(answer, input)
      },
      onError(error, input, revert, mutation) {
        const { meta } = mutation
        if (forgotten.has(mutation)) return
        const isNews = !isReported(error)
        if (isNews) leaveIfUnauthorized(error)
        if (isNews && meta) readAfter(error, meta)
        const message = isNews ? meta?.failure?.(error, input) : undefined
        if (message) notifier.error(withNote(message, error, meta), recheckAction(error, mutation))
        if (typeof revert === 'function') revert()
        meta?.onError?.(error, input)
      },
    }),
  })
  return client
}
