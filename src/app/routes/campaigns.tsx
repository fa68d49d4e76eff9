import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { CampaignsScreen } from '@/features/campaigns/campaigns-screen'

/** The step of the creation flow, or the campaign whose details are open. */
const search = z.object({
  flow: z.catch(z.optional(z.enum(['name', 'manual', 'sequence'])), undefined),
  edit: z.catch(z.optional(z.coerce.string()), undefined),
  details: z.catch(z.optional(z.coerce.string()), undefined),
})

export const Route = createFileRoute('/campaigns')({
  validateSearch: search,
  loader({ context: { queryClient }, preload }) {
    if (preload) return
    void queryClient.prefetchQuery(campaignsQuery)
    void queryClient.prefetchQuery(sendersQuery)
    void queryClient.prefetchQuery(listsQuery)
  },
  component: CampaignsRoute,
  staticData: { title: 'Campaigns' },
})

function CampaignsRoute() {
  const place = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CampaignsScreen
      place={place}
      onPlaceChange={(search, options) => void navigate({ search, ...options })}
    />
  )
}
