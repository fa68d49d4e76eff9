import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '@/shared/ui/page-header'
import { eventsQuery, statsQuery } from './analytics-queries'
import { ChartPanels } from './chart-panels'
import type { EventFilter } from './event-type'
import { RecentEvents } from './recent-events'
import { StatCards } from './stat-cards'

type Props = { type: EventFilter; onTypeChange: (type: EventFilter) => void }

export function AnalyticsScreen({ type, onTypeChange }: Props) {
  const stats = useQuery(statsQuery)
  const events = useQuery(eventsQuery(type))

  const handleRefresh = () => {
    void stats.refetch({ cancelRefetch: false })
    void events.refetch({ cancelRefetch: false })
  }

  return (
    <>
      <PageHeader title="Analytics Dashboard" subtitle="Track performance and webhook events" />
      <Stack gap="6">
        <StatCards read={stats} />
        <ChartPanels events={events.data} hasFailed={events.isError} type={type} />
        <RecentEvents
          read={events}
          type={type}
          onTypeChange={onTypeChange}
          isRefreshing={events.isFetching || stats.isFetching}
          onRefresh={handleRefresh}
        />
      </Stack>
    </>
  )
}
