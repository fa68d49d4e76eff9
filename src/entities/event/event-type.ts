import type { Wire } from '@/shared/api/contract'
import { msg, type Translatable, type Translate, translate } from '@/shared/i18n/translate'

export type EventType = Wire<'EventType'>

export const eventFilters = [
  'all',
  'opened',
  'replied',
  'clicked',
  'bounced',
  'sent',
] as const satisfies readonly Wire<'EventFilter'>[]

export type EventFilter = (typeof eventFilters)[number]

export const eventTypes = [
  'sent',
  'opened',
  'clicked',
  'replied',
  'bounced',
] as const satisfies readonly EventType[]

type Badge = { label: string; palette: string }

const badges: Record<EventType, { label: Translatable; palette: string }> = {
  opened: { label: msg('Opened'), palette: 'blue' },
  replied: { label: msg('Replied'), palette: 'green' },
  clicked: { label: msg('Clicked'), palette: 'orange' },
  bounced: { label: msg('Bounced'), palette: 'red' },
  sent: { label: msg('Sent'), palette: 'gray' },
}

export const isEventType = (type: string): type is EventType => Object.hasOwn(badges, type)

/** Badge of a type; an unknown type shows the server's name, capitalised. */
export function eventTypeBadge(type: string): Badge {
  if (!isEventType(type))
    return {
      label: type ? type.charAt(0).toUpperCase() + type.slice(1) : translate('Unknown'),
      palette: 'gray',
    }
  const { label, palette } = badges[type]
  return { label: translate(label), palette }
}

export const eventFilterOptions = (t: Translate) =>
  eventFilters.map((value) => ({
    value,
    label: value === 'all' ? t('All') : eventTypeBadge(value).label,
  }))

export function isEventFilter(value: string): value is EventFilter {
  return eventFilters.some((filter) => filter === value)
}
