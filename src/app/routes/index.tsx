import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { screenLoader } from '@/app/screen-loader'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { HomeScreen } from '@/features/home/home-screen'
import { msg } from '@/shared/i18n/translate'

export const Route = createFileRoute('/')({
  validateSearch: z.object({ mine: z.catch(z.optional(z.literal('yes')), undefined) }),
  loader: screenLoader(listsQuery, campaignsQuery),
  component: HomeRoute,
  staticData: { title: msg('Home') },
})

function HomeRoute() {
  const { mine } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HomeScreen
      isMine={mine === 'yes'}
      onMineChange={(isMine) =>
        void navigate({ search: { mine: isMine ? 'yes' : undefined }, resetScroll: false })
      }
    />
  )
}
