import type { QueryClient } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { endSession } from '@/entities/session/session-queries'
import { tellOtherTabs } from '@/shared/api/changes-in-tabs'
import { createQueryClient } from '@/shared/api/query-client'
import { notify } from '@/shared/ui/notifications/toaster'

export function createAppQueryClient(): QueryClient {
  return createQueryClient({
    notifier: notify,
    alwaysRefreshed: [campaignsQuery.queryKey, listsQuery.queryKey],
    onUnauthorized: endSession,
    onChange: tellOtherTabs,
  })
}
