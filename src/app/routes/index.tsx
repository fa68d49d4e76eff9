import { createFileRoute } from '@tanstack/react-router'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { HomeScreen } from '@/features/home/home-screen'
import { loadCatalogue } from '@/shared/i18n/catalogues'
import { msg } from '@/shared/i18n/translate'

export const Route = createFileRoute('/')({
  loader({ context: { queryClient }, preload }) {
    const texts = loadCatalogue('home')
    if (preload) return texts
    void queryClient.prefetchQuery(listsQuery)
    void queryClient.prefetchQuery(campaignsQuery)
    return texts
  },
  component: HomeScreen,
  staticData: { title: msg('Home') },
})
