import { createFileRoute } from '@tanstack/react-router'
import { LeadSearchScreen } from '@/features/lead-search/lead-search-screen'

export const Route = createFileRoute('/search')({
  component: LeadSearchScreen,
  staticData: { title: 'Lead Search' },
})
