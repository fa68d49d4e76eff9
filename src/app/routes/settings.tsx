import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '@/entities/session/session-queries'
import { isAdmin } from '@/entities/session/user'
import { SettingsScreen } from '@/features/settings/settings-screen'
import { usersQuery } from '@/features/settings/users/user-queries'
import { loadCatalogue } from '@/shared/i18n/catalogues'
import { msg } from '@/shared/i18n/translate'

export const Route = createFileRoute('/settings')({
  loader({ context: { queryClient }, preload }) {
    const texts = loadCatalogue('settings')
    if (preload) return texts
    const user = queryClient.getQueryData(sessionQuery.queryKey)
    if (user && isAdmin(user)) void queryClient.prefetchQuery(usersQuery)
    return texts
  },
  component: SettingsScreen,
  staticData: { title: msg('Account Settings') },
})
