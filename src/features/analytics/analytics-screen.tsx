import { PageHeader } from '@/shared/ui/page-header'
import { InProgress } from '@/shared/ui/in-progress'

export function AnalyticsScreen() {
  return (
    <>
      <PageHeader title="Analytics Dashboard" subtitle="Track performance and webhook events" />
      <InProgress />
    </>
  )
}
