import { PageHeader } from '@/shared/ui/page-header'
import { InProgress } from '@/shared/ui/in-progress'

export function SettingsScreen() {
  return (
    <>
      <PageHeader title="Account Settings" subtitle="Manage your account preferences and security" />
      <InProgress />
    </>
  )
}
