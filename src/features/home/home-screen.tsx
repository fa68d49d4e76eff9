import { PageHeader } from '@/shared/ui/page-header'
import { InProgress } from '@/shared/ui/in-progress'

export function HomeScreen() {
  return (
    <>
      <PageHeader
        title="Hello!"
        subtitle="Welcome back to your AI SDR platform. Here's what's happening today."
      />
      <InProgress />
    </>
  )
}
