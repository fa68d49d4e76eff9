import { PageHeader } from '@/shared/ui/page-header'
import { InProgress } from '@/shared/ui/in-progress'

export function CampaignsScreen() {
  return (
    <>
      <PageHeader title="Campaigns" subtitle="Write, launch and watch your e-mail campaigns" />
      <InProgress />
    </>
  )
}
