import * as z from 'zod/mini'
import { isEventType, type EventFilter, eventFilters } from '@/entities/event/event-type'
import { textParam } from '@/shared/lib/state/search-params'

/** Search and filters of the events. Undefined when inactive. */
export const eventFilterParams = {
  type: z.catch(z.optional(z.enum(eventFilters)), undefined),
  find: textParam,
  /** Name of the campaign whose events are shown. */
  campaign: textParam,
  done: z.catch(z.optional(z.literal('hidden')), undefined),
  /** Only events of campaigns that the user's own senders send. */
  mine: z.catch(z.optional(z.literal('yes')), undefined),
}

export const eventSearchParams = z.object({
  ...eventFilterParams,
  details: textParam,
  report: z.catch(z.optional(z.literal('week')), undefined),
})

export type EventsView = z.output<typeof eventSearchParams>

export type ChangeEventsView = (change: Partial<EventsView>) => void

/** Types that can be marked as done: replies and bounces. */
export const canBeDone = (type: EventFilter | undefined): type is 'replied' | 'bounced' =>
  type !== undefined && isEventType(type) && (type === 'replied' || type === 'bounced')
