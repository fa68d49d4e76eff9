import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { eventsQuery } from '@/entities/event/event-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { UpdatedAt, useDataAge } from '@/shared/ui/data-age'
import { PageHeader } from '@/shared/ui/page-header'
import { statsQuery } from './analytics-queries'
import { ChartPanels } from './chart-panels'
import type { ChangeEventsView, EventsView } from './events-view'
import { RecentEvents } from './recent-events'
import { StatCards } from './stat-cards'

type Props = { view: EventsView; onViewChange: ChangeEventsView }

export function AnalyticsScreen({ view, onViewChange }: Props) {
  const t = useTranslation()
  const stats = useQuery(statsQuery)
  const events = useQuery(eventsQuery(view.type))

  const { at, isReading, refresh } = useDataAge([statsQuery, eventsQuery(view.type)])

  return (
    <Stack gap={{ base: '3', md: '4' }} css={{ '& > header': { mb: '0' } }}>
      <PageHeader
        title={t('Analytics Dashboard')}
        subtitle={t('Track performance and webhook events')}
        age={at !== undefined && <UpdatedAt at={at} />}
      />
      <StatCards read={stats} />
      <RecentEvents
        read={events}
        view={view}
        onViewChange={onViewChange}
        isRefreshing={isReading}
        onRefresh={refresh}
      />
      <ChartPanels events={events.data} hasFailed={events.isError} type={view.type} />
    </Stack>
  )
}
