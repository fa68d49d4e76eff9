import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { eventsQuery, statsQuery } from '@/features/analytics/analytics-queries'
import { AnalyticsScreen } from '@/features/analytics/analytics-screen'
import { eventFilters } from '@/features/analytics/event-type'

/** The filter of the events, so that it survives a reload and can be linked. */
const search = z.object({ type: z.catch(z.optional(z.enum(eventFilters)), undefined) })

export const Route = createFileRoute('/analytics')({
  validateSearch: search,
  loaderDeps: ({ search: { type = 'all' } }) => ({ type }),
  loader({ context: { queryClient }, deps: { type }, preload }) {
    if (preload) return
    void queryClient.prefetchQuery(statsQuery)
    void queryClient.prefetchQuery(eventsQuery(type))
  },
  component: AnalyticsRoute,
  staticData: { title: 'Analytics' },
})

function AnalyticsRoute() {
  const { type = 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AnalyticsScreen
      type={type}
      onTypeChange={(next) =>
        void navigate({
          search: { type: next === 'all' ? undefined : next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
