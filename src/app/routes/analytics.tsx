import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsScreen } from '@/features/analytics/analytics-screen'

export const Route = createFileRoute('/analytics')({
  component: AnalyticsScreen,
  staticData: { title: 'Analytics' },
})
