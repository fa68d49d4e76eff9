import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { id, instant, itemsIn, optionalNumber, optionalText, read, text } from '@/shared/api/answer'
import { withReason } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { msg } from '@/shared/i18n/translate'
import type { EventFilter } from './event-type'

const MAX_EVENTS = 50

const statsReader = z.object({
  totalSent: optionalNumber,
  /** Rates are percentages from 0 to 100. */
  openRate: optionalNumber,
  replyRate: optionalNumber,
  conversionRate: optionalNumber,
})

export type Stats = z.output<typeof statsReader>

export const statsQuery = queryOptions({
  queryKey: ['analytics', 'stats'],
  queryFn: async ({ signal }) =>
    read(statsReader, await bodyOf(api.GET('/api/analytics/stats', { signal }))),
  meta: {
    failure: withReason(msg('Failed to load statistics')),
  },
})

const eventReader = z.object({
  id: z.catch(id, ''),
  /** Milliseconds since the epoch; undefined when unknown. */
  timestamp: instant,
  eventType: text,
  contactName: optionalText,
  contactEmail: optionalText,
  payload: z.catch(z.object({ campaign: optionalText }), { campaign: undefined }),
})

export type AnalyticsEvent = z.output<typeof eventReader>

/** Sorts events without a known time before all others. */
const LONG_AGO = Number.MIN_SAFE_INTEGER

const timeOf = ({ timestamp }: AnalyticsEvent) => timestamp ?? LONG_AGO

/** The latest events of a type, newest first whatever the server's order; unknown times last. */
export const eventsQuery = (type: EventFilter) =>
  queryOptions({
    queryKey: ['analytics', 'events', type],
    queryFn: async ({ signal }) => {
      const query = { type, limit: MAX_EVENTS }
      const body = await bodyOf(api.GET('/api/analytics/events', { params: { query }, signal }))
      const events = read(itemsIn(eventReader, 'events'), body)
      return events.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, MAX_EVENTS)
    },
    meta: {
      failure: withReason(msg('Failed to load events')),
    },
  })
