import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '@/entities/session/session-queries'
import { isAdmin } from '@/entities/session/user'
import { SettingsScreen } from '@/features/settings/settings-screen'
import { usersQuery } from '@/features/settings/users/user-queries'

export const Route = createFileRoute('/settings')({
  loader({ context: { queryClient }, preload }) {
    if (preload) return
    const user = queryClient.getQueryData(sessionQuery.queryKey)
    if (user && isAdmin(user)) void queryClient.prefetchQuery(usersQuery)
  },
  component: SettingsScreen,
  staticData: { title: 'Account Settings' },
})
