import type { Wire } from '@/shared/api/contract'

/** The options of the filter, in order. */
export const eventFilters = [
  'all',
  'opened',
  'replied',
  'clicked',
  'bounced',
  'sent',
] as const satisfies readonly Wire<'EventFilter'>[]

export type EventFilter = (typeof eventFilters)[number]

/** The events that are shown, and the text that narrows them. */
export type EventsView = { type: EventFilter; find: string }

type Badge = { label: string; palette: string }

const badges: Record<Wire<'EventType'>, Badge> = {
  opened: { label: 'Opened', palette: 'blue' },
  replied: { label: 'Replied', palette: 'green' },
  clicked: { label: 'Clicked', palette: 'brand' },
  bounced: { label: 'Bounced', palette: 'red' },
  sent: { label: 'Sent', palette: 'gray' },
}

const isKnown = (type: string): type is Wire<'EventType'> => Object.hasOwn(badges, type)

/** An unknown type is shown as the server names it. */
export function eventTypeBadge(type: string): Badge {
  return isKnown(type) ? badges[type] : { label: type || 'Unknown', palette: 'gray' }
}

export const eventFilterOptions = eventFilters.map((value) => ({
  value,
  label: value === 'all' ? 'All' : eventTypeBadge(value).label,
}))

export function isEventFilter(value: string): value is EventFilter {
  return eventFilters.some((filter) => filter === value)
}
