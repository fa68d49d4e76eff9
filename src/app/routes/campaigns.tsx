import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { screenLoader } from '@/app/screen-loader'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { CampaignsScreen } from '@/app/campaigns-screen'
import type {
  AdjustSearchParams,
  ChangeSearchParams,
} from '@/entities/campaign/model/campaign-search-params'
import { isOnlyTyping } from '@/shared/lib/state/typed-params'
import { msg } from '@/shared/i18n/translate'

const text = z.catch(z.optional(z.coerce.string()), undefined)

/**
 * Either the creation flow and its open step, or the list and the campaign whose details are open.
 */
const search = z.object({
  flow: z.catch(z.optional(z.enum(['name', 'manual', 'sequence'])), undefined),
  draft: text,
  list: text,
  edit: text,
  step: text,
  details: text,
  rehearse: text,
  q: text,
  status: text,
  sender: text,
  writesTo: text,
  toDo: text,
  sort: text,
})

export const Route = createFileRoute('/campaigns')({
  validateSearch: search,
  loader: screenLoader(campaignsQuery, sendersQuery, listsQuery),
  component: CampaignsRoute,
  staticData: { title: msg('Campaigns') },
})

/**
 * Must not read the user: the next Log In would render it, although the router has moved on while
 * it was hidden, and `useSearch` would throw.
 */
function CampaignsRoute() {
  const place = Route.useSearch()
  const navigate = Route.useNavigate()
  const handleChange = useCallback<ChangeSearchParams>(
    (search, options) => void navigate({ search, ...options }),
    [navigate],
  )
  const handleAdjust = useCallback<AdjustSearchParams>(
    (part) =>
      void navigate({
        search: (place) => ({ ...place, ...part }),
        replace: 'step' in part || isOnlyTyping(part),
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <CampaignsScreen
      place={place}
      onPlaceChange={handleChange}
      onAdjust={handleAdjust}
      onLeave={(view) => void navigate({ search: search.parse(view), replace: true })}
    />
  )
}
