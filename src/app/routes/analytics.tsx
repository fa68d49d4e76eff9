import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { eventsQuery, statsQuery } from '@/features/analytics/analytics-queries'
import { AnalyticsScreen } from '@/features/analytics/analytics-screen'
import { eventFilters, type EventsView } from '@/features/analytics/event-type'
import { loadCatalogue } from '@/shared/i18n/catalogues'
import { msg } from '@/shared/i18n/translate'

/** How the events are shown: a reload, a link and the way back show the same. */
const search = z.object({
  type: z.catch(z.optional(z.enum(eventFilters)), undefined),
  find: z.catch(z.optional(z.coerce.string()), undefined),
})

export const Route = createFileRoute('/analytics')({
  validateSearch: search,
  loaderDeps: ({ search: { type = 'all' } }) => ({ type }),
  loader({ context: { queryClient }, deps: { type }, preload, cause }) {
    const texts = loadCatalogue('analytics')
    // Searching changes the address, but reads nothing; another type is read by the screen.
    if (preload || cause === 'stay') return texts
    void queryClient.prefetchQuery(statsQuery)
    void queryClient.prefetchQuery(eventsQuery(type))
    return texts
  },
  component: AnalyticsRoute,
  staticData: { title: msg('Analytics') },
})

function AnalyticsRoute() {
  const { type = 'all', find = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const handleViewChange = ({ type, find }: EventsView) =>
    void navigate({
      search: { type: type === 'all' ? undefined : type, find: find || undefined },
      replace: true,
      resetScroll: false,
    })
  return <AnalyticsScreen view={{ type, find }} onViewChange={handleViewChange} />
}
