import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { screenLoader } from '@/app/screen-loader'
import { eventsQuery } from '@/entities/event/event-queries'
import { eventFilters } from '@/entities/event/event-type'
import { statsQuery } from '@/features/analytics/analytics-queries'
import { AnalyticsScreen } from '@/features/analytics/analytics-screen'
import type { ChangeEventsView, EventsView } from '@/features/analytics/events-view'
import { isOnlyTyping } from '@/shared/lib/state/typed-params'
import { msg } from '@/shared/i18n/translate'

const search = z.object({
  type: z.catch(z.optional(z.enum(eventFilters)), undefined),
  find: z.catch(z.optional(z.coerce.string()), undefined),
  campaign: z.catch(z.optional(z.coerce.string()), undefined),
  done: z.catch(z.optional(z.literal('hidden')), undefined),
  mine: z.catch(z.optional(z.literal('yes')), undefined),
  details: z.catch(z.optional(z.coerce.string()), undefined),
  report: z.catch(z.optional(z.literal('week')), undefined),
})

type SearchParams = z.output<typeof search>

const toView = ({ type = 'all', find = '', done, mine, ...rest }: SearchParams): EventsView => ({
  type,
  find,
  campaign: rest.campaign,
  isDoneHidden: done === 'hidden',
  isMine: mine === 'yes',
  details: rest.details,
  report: rest.report,
})

const toParams = ({ type, find, isDoneHidden, isMine, ...rest }: EventsView): SearchParams => ({
  type: type === 'all' ? undefined : type,
  find: find || undefined,
  campaign: rest.campaign,
  done: isDoneHidden ? 'hidden' : undefined,
  mine: isMine ? 'yes' : undefined,
  details: rest.details,
  report: rest.report,
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
  const view = Route.useSearch({ select: toView, structuralSharing: true })
  const navigate = Route.useNavigate()
  const handleViewChange = useCallback<ChangeEventsView>(
    (change) => {
      const isNextPerson = change.details !== undefined && view.details !== undefined
      void navigate({
        search: (current) => toParams({ ...toView(current), ...change }),
        replace: isOnlyTyping(change) || isNextPerson,
        resetScroll: false,
      })
    },
    [navigate, view.details],
  )
  return <AnalyticsScreen view={view} onViewChange={handleViewChange} />
}
