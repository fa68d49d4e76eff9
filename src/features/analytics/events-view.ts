import { isEventType, type EventFilter } from '@/entities/event/event-type'

export type EventsView = {
  type: EventFilter
  find: string
  /** Name of the campaign whose events are shown; undefined for all. */
  campaign: string | undefined
  isDoneHidden: boolean
  /** Only events of campaigns that the user's own senders send. */
  isMine: boolean
  details: string | undefined
  report: 'week' | undefined
}

export type ChangeEventsView = (change: Partial<EventsView>) => void

/** Types that can be marked as done: replies and bounces. */
export const canBeDone = (type: EventFilter): type is 'replied' | 'bounced' =>
  isEventType(type) && (type === 'replied' || type === 'bounced')
