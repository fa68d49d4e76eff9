import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { screenLoader } from '@/app/screen-loader'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { CampaignsScreen } from '@/app/campaigns-screen'
import {
  type AdjustSearchParams,
  campaignSearchParams,
  type ChangeSearchParams,
} from '@/entities/campaign/model/campaign-search-params'
import { isOnlyTyping } from '@/shared/lib/state/search-params'
import { msg } from '@/shared/i18n/translate'

export const Route = createFileRoute('/campaigns')({
  validateSearch: campaignSearchParams,
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
      onLeave={(view) => void navigate({ search: campaignSearchParams.parse(view), replace: true })}
    />
  )
}
