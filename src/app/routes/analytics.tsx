import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { screenLoader } from '@/app/screen-loader'
import { eventsQuery, statsQuery } from '@/features/analytics/analytics-queries'
import { AnalyticsScreen } from '@/features/analytics/analytics-screen'
import { eventFilters, type EventsView } from '@/features/analytics/event-type'
import { msg } from '@/shared/i18n/translate'

/** How the events are shown: a reload, a link and the way back show the same. */
const search = z.object({
  type: z.catch(z.optional(z.enum(eventFilters)), undefined),
  find: z.catch(z.optional(z.coerce.string()), undefined),
})

export const Route = createFileRoute('/analytics')({
  validateSearch: search,
  loader(options) {
    const { type = 'all' } = search.parse(options.location.search)
    return screenLoader(statsQuery, eventsQuery(type))(options)
  },
  component: AnalyticsRoute,
  staticData: { title: msg('Analytics') },
})

function AnalyticsRoute() {
  const { type = 'all', find = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const handleViewChange = (next: EventsView) =>
    void navigate({
      search: { type: next.type === 'all' ? undefined : next.type, find: next.find || undefined },
      replace: next.type === type,
      resetScroll: false,
    })
  return <AnalyticsScreen view={{ type, find }} onViewChange={handleViewChange} />
}
