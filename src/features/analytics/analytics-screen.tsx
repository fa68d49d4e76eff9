import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/shared/i18n/translate'
import { UpdatedAt, useDataAge } from '@/shared/ui/data-age'
import { PageHeader } from '@/shared/ui/page-header'
import { eventsQuery, statsQuery } from './analytics-queries'
import { ChartPanels } from './chart-panels'
import type { EventsView } from './event-type'
import { RecentEvents } from './recent-events'
import { StatCards } from './stat-cards'

type Props = { view: EventsView; onViewChange: (view: EventsView) => void }

export function AnalyticsScreen({ view, onViewChange }: Props) {
  const t = useTranslation()
  const stats = useQuery(statsQuery)
  const events = useQuery(eventsQuery(view.type))

  const { at, isReading, refresh } = useDataAge([statsQuery, eventsQuery(view.type)])

  return (
    <>
      <PageHeader
        title={t('Analytics Dashboard')}
        subtitle={t('Track performance and webhook events')}
        age={at !== undefined && <UpdatedAt at={at} />}
      />
      <Stack gap="6">
        <StatCards read={stats} />
        <ChartPanels events={events.data} hasFailed={events.isError} type={view.type} />
        <RecentEvents
          read={events}
          view={view}
          onViewChange={onViewChange}
          isRefreshing={isReading}
          onRefresh={refresh}
        />
      </Stack>
    </>
  )
}
