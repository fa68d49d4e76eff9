import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { itemsIn, read } from '@/shared/api/answer'
import { withReason } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { quietly } from '@/shared/api/query-client'
import { msg } from '@/shared/i18n/translate'
import { addressKey } from '@/shared/lib/values/addresses'
import { addressKeysOf, type AnalyticsEvent, eventReader, mergeEvents, newestFirst } from './event'
import type { EventFilter, EventType } from './event-type'

/** The server returns the latest events of any type. */
export const MAX_EVENTS = 50

/** Latest events of a type, newest first in any order of the server; unknown times last. */
export const eventsQuery = (type: EventFilter) =>
  queryOptions({
    queryKey: ['analytics', 'events', type],
    queryFn: async ({ signal }) => {
      const query = { type, limit: MAX_EVENTS }
      const body = await bodyOf(api.GET('/api/analytics/events', { params: { query }, signal }))
      return newestFirst(read(itemsIn(eventReader, 'events'), body)).slice(0, MAX_EVENTS)
    },
    meta: {
      failure: withReason(msg('Failed to load events')),
    },
  })

export type KnownEvents = {
  events: readonly AnalyticsEvent[]
  types: ReadonlySet<EventType>
  hasFailed: boolean
  isPending: boolean
  retry: () => void
}

/**
 * Latest events of each type, read once and silently in the background. At most 50 per type, so
 * they are examples; never derive rates from them.
 * @param types must be constant
 */
export function useKnownEvents(
  types: readonly EventType[],
  { isEnabled = true }: { isEnabled?: boolean } = {},
): KnownEvents {
  const queries = useMemo(
    () => types.map((type) => ({ ...quietly(eventsQuery(type)), enabled: isEnabled })),
    [types, isEnabled],
  )
  const combine = useCallback(
    (results: UseQueryResult<AnalyticsEvent[]>[]): KnownEvents => ({
      events: mergeEvents(results.map(({ data }) => data ?? [])),
      types: new Set(types.filter((_, index) => results[index]?.data)),
      hasFailed: results.some(({ isError, data }) => isError && !data),
      isPending: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'idle'),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch()
      },
    }),
    [types],
  )
  return useQueries({ queries, combine })
}

const bouncedOnly = ['bounced'] as const

/** Whether mail to a person has bounced, according to bounces that were read before. Reads none. */
export function useIsBounced(): (person: { email?: string | undefined }) => boolean {
  const { events } = useKnownEvents(bouncedOnly, { isEnabled: false })
  return useMemo(() => {
    const keys = addressKeysOf(events)
    return ({ email }) => email !== undefined && keys.has(addressKey(email))
  }, [events])
}
