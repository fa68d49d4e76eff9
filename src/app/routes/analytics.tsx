import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { screenLoader } from '@/app/screen-loader'
import { eventsQuery } from '@/entities/event/event-queries'
import { statsQuery } from '@/features/analytics/analytics-queries'
import { AnalyticsScreen } from '@/features/analytics/analytics-screen'
import { type ChangeEventsView, eventSearchParams } from '@/features/analytics/events-view'
import { isOnlyTyping } from '@/shared/lib/state/search-params'
import { msg } from '@/shared/i18n/translate'

export const Route = createFileRoute('/analytics')({
  validateSearch: eventSearchParams,
  loader(options) {
    const { type = 'all' } = eventSearchParams.parse(options.location.search)
    return screenLoader(statsQuery, eventsQuery(type))(options)
  },
  component: AnalyticsRoute,
  staticData: { title: msg('Analytics') },
})

function AnalyticsRoute() {
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  const handleViewChange = useCallback<ChangeEventsView>(
    (change) => {
      const isNextPerson = change.details !== undefined && view.details !== undefined
      void navigate({
        search: (current) => ({ ...current, ...change }),
        replace: isOnlyTyping(change) || isNextPerson,
        resetScroll: false,
      })
    },
    [navigate, view.details],
  )
  return <AnalyticsScreen view={view} onViewChange={handleViewChange} />
}
