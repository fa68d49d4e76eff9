import type { LinkProps } from '@tanstack/react-router'
import { isAdmin, type User } from '@/entities/session/user'
import { msg, type Translatable } from '@/shared/i18n/translate'
import {
  AnalyticsIcon,
  CampaignsIcon,
  HomeIcon,
  ListsIcon,
  SearchIcon,
  SettingsIcon,
} from '@/shared/ui/icons'

export type NavEntry = { to: LinkProps['to']; label: Translatable; icon: typeof HomeIcon }

const everyone: NavEntry[] = [
  { to: '/', label: msg('Home'), icon: HomeIcon },
  { to: '/search', label: msg('Lead Search'), icon: SearchIcon },
  { to: '/lists', label: msg('Lists'), icon: ListsIcon },
  { to: '/campaigns', label: msg('Campaigns'), icon: CampaignsIcon },
  { to: '/analytics', label: msg('Analytics'), icon: AnalyticsIcon },
]

const adminsOnly: NavEntry = { to: '/settings', label: msg('Settings'), icon: SettingsIcon }

export function navEntries(user: User): NavEntry[] {
  return isAdmin(user) ? [...everyone, adminsOnly] : everyone
}
