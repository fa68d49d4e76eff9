import { createFileRoute } from '@tanstack/react-router'
import { CampaignsScreen } from '@/features/campaigns/campaigns-screen'

export const Route = createFileRoute('/campaigns')({
  component: CampaignsScreen,
  staticData: { title: 'Campaigns' },
})
