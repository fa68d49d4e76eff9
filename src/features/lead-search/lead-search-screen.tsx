import { PageHeader } from '@/shared/ui/page-header'
import { InProgress } from '@/shared/ui/in-progress'

export function LeadSearchScreen() {
  return (
    <>
      <PageHeader title="Lead Search" subtitle="Find and manage your prospects" />
      <InProgress />
    </>
  )
}
