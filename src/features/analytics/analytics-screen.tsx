import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { eventsQuery } from '@/entities/event/event-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { UpdatedAt, useDataAge } from '@/shared/ui/page/data-age'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { PageHeader } from '@/shared/ui/page/page-header'
import { statsQuery } from './analytics-queries'
import { EventCharts } from './event-charts'
import type { ChangeEventsView, EventsView } from './events-view'
import { RecentEvents } from './recent-events'
import { StatCards } from './stat-cards'

type Props = { view: EventsView; onViewChange: ChangeEventsView }

const WeekReport = lazyPart(async () => (await import('./week-report-view')).WeekReport, opening())

export function AnalyticsScreen(props: Props) {
  const { view, onViewChange } = props
  if (view.report) return <WeekReport onClose={() => onViewChange({ report: undefined })} />
  return <Dashboard {...props} />
}

function Dashboard({ view, onViewChange }: Props) {
  const t = useTranslation()
  const { type = 'all' } = view
  const stats = useQuery(statsQuery)
  const events = useQuery(eventsQuery(type))
  const { at, isReading, refresh } = useDataAge([statsQuery, eventsQuery(type)])

  return (
    <Stack
      gap={{ base: '2', md: '4' }}
      css={{ '& > header': { mb: '0', flexWrap: { base: 'nowrap', md: 'wrap' } } }}
    >
      <PageHeader
        title={t('Analytics Dashboard')}
        subtitle={t('Track performance and webhook events')}
        age={at !== undefined && <UpdatedAt at={at} />}
        actions={
          <Button
            ref={action()}
            variant="outline"
            size="sm"
            {...WeekReport.onIntent}
            onClick={() => onViewChange({ report: 'week' })}
          >
            {t('This week')}
          </Button>
        }
      />
      <StatCards read={stats} />
      <RecentEvents
        read={events}
        view={view}
        onViewChange={onViewChange}
        isRefreshing={isReading}
        onRefresh={refresh}
      />
      <EventCharts events={events.data} hasFailed={events.isError} type={type} />
    </Stack>
  )
}
