import type { LinkProps } from '@tanstack/react-router'
import { isAdmin, type User } from '@/entities/session/user'
import {
  AnalyticsIcon,
  CampaignsIcon,
  HomeIcon,
  ListsIcon,
  SearchIcon,
  SettingsIcon,
} from '@/shared/ui/icons'

export type NavEntry = { to: LinkProps['to']; label: string; icon: typeof HomeIcon }

const everyone: NavEntry[] = [
  { to: '/', label: 'Home', icon: HomeIcon },
  { to: '/search', label: 'Lead Search', icon: SearchIcon },
  { to: '/lists', label: 'Lists', icon: ListsIcon },
  { to: '/campaigns', label: 'Campaigns', icon: CampaignsIcon },
  { to: '/analytics', label: 'Analytics', icon: AnalyticsIcon },
]

const adminsOnly: NavEntry = { to: '/settings', label: 'Settings', icon: SettingsIcon }

export function navEntries(user: User): NavEntry[] {
  return isAdmin(user) ? [...everyone, adminsOnly] : everyone
}
