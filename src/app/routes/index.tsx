import { createFileRoute } from '@tanstack/react-router'
import { screenLoader } from '@/app/screen-loader'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { HomeScreen } from '@/features/home/home-screen'
import { msg } from '@/shared/i18n/translate'

export const Route = createFileRoute('/')({
  loader: screenLoader(listsQuery, campaignsQuery),
  component: HomeScreen,
  staticData: { title: msg('Home') },
})
