import { createFileRoute } from '@tanstack/react-router'
import { screenLoader } from '@/app/screen-loader'
import { sessionQuery } from '@/entities/session/session-queries'
import { isAdmin } from '@/entities/session/user'
import { SettingsScreen } from '@/features/settings/settings-screen'
import { usersQuery } from '@/features/settings/users/user-queries'
import { msg } from '@/shared/i18n/translate'
import { lazyPart, opening } from '@/shared/ui/lazy-part'

const HandOver = lazyPart(async () => (await import('@/app/hand-over')).HandOver, opening())

export const Route = createFileRoute('/settings')({
  loader(options) {
    const user = options.context.queryClient.getQueryData(sessionQuery.queryKey)
    return screenLoader(...(user && isAdmin(user) ? [usersQuery] : []))(options)
  },
  component: () => <SettingsScreen HandOver={HandOver} />,
  staticData: { title: msg('Account Settings') },
})
