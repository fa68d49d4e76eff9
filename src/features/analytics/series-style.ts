import { eventTypeBadge } from '@/entities/event/event-type'
import { translate } from '@/shared/i18n/translate'
import type { Series } from './event-counts'

export const seriesColors: Record<Series, string> = {
  sent: 'var(--ui-colors-gray-border)',
  opened: 'var(--ui-colors-blue-solid)',
  clicked: 'var(--ui-colors-orange-solid)',
  replied: 'var(--ui-colors-green-solid)',
  bounced: 'var(--ui-colors-red-solid)',
  other: 'var(--ui-colors-gray-solid)',
}

export const labelOfSeries = (type: Series): string =>
  type === 'other' ? translate('Other') : eventTypeBadge(type).label
