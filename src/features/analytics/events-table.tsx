import { Badge } from '@chakra-ui/react'
import { useMemo } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import type { AnalyticsEvent } from './analytics-queries'
import { eventTime, exactEventTime } from './event-time'
import { eventTypeBadge } from './event-type'

/** The server may send an event without an id, or twice, so the position is part of the key. */
type EventRow = AnalyticsEvent & { position: string }

const positionOf = ({ position }: EventRow) => position

const columnsAt = (now: number): TableColumn<EventRow>[] => [
  {
    id: 'type',
    header: msg('Event'),
    width: '8rem',
    cell: ({ eventType }) => {
      const { label, palette } = eventTypeBadge(eventType)
      return (
        <Badge colorPalette={palette} maxW="full" title={label}>
          {label}
        </Badge>
      )
    },
  },
  {
    id: 'contact',
    header: msg('Contact'),
    minRem: 11.5,
    text: ({ contactName }) => contactName,
  },
  {
    id: 'email',
    header: msg('Email'),
    minRem: 11.5,
    text: ({ contactEmail }) => contactEmail,
  },
  {
    id: 'campaign',
    header: msg('Campaign'),
    minRem: 11.5,
    text: ({ payload }) => payload.campaign,
  },
  {
    id: 'time',
    header: msg('Time'),
    width: '10.5rem',
    cell: ({ timestamp }) =>
      timestamp === undefined ? (
        '–'
      ) : (
        <time dateTime={new Date(timestamp).toISOString()} title={exactEventTime(timestamp)}>
          {eventTime(timestamp, now)}
        </time>
      ),
  },
]

export function EventsTable({ events }: { events: AnalyticsEvent[] }) {
  const t = useTranslation()
  const now = useNow()
  const columns = useMemo(() => columnsAt(now), [now])
  const rows = useMemo(
    () => events.map((event, index) => ({ ...event, position: String(index) })),
    [events],
  )
  return (
    // The page scrolls: there are never many.
    <VirtualTable
      label={t('Latest events')}
      rows={rows}
      columns={columns}
      getRowId={positionOf}
      maxHeight="none"
    />
  )
}
