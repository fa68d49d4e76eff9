import { createFileRoute } from '@tanstack/react-router'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { HomeScreen } from '@/features/home/home-screen'

export const Route = createFileRoute('/')({
  loader({ context: { queryClient }, preload }) {
    if (preload) return
    void queryClient.prefetchQuery(listsQuery)
    void queryClient.prefetchQuery(campaignsQuery)
  },
  component: HomeScreen,
  staticData: { title: 'Home' },
})
