import { isEventType, type EventFilter } from '@/entities/event/event-type'

/** How the events are shown. It lives in the address. */
export type EventsView = {
  type: EventFilter
  find: string
  isDoneHidden: boolean
  /** The event whose person is shown. */
  details: string | undefined
  /** The report of the week takes the place of the events. */
  report: 'week' | undefined
}

export type ChangeEventsView = (change: Partial<EventsView>) => void

/** What can be dealt with: replies and bounces. */
export const canBeDone = (type: EventFilter): type is 'replied' | 'bounced' =>
  isEventType(type) && (type === 'replied' || type === 'bounced')
