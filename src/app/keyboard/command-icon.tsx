import {
  AiIcon,
  AnalyticsIcon,
  CampaignsIcon,
  ContactsIcon,
  EditIcon,
  HomeIcon,
  ListsIcon,
  NextIcon,
  SearchIcon,
  SettingsIcon,
  ThemeIcon,
} from '@/shared/ui/icons'

const icons: readonly [start: string, icon: typeof NextIcon][] = [
  ['go:/search', SearchIcon],
  ['go:/lists', ListsIcon],
  ['go:/campaigns', CampaignsIcon],
  ['go:/analytics', AnalyticsIcon],
  ['go:/settings', SettingsIcon],
  ['go:', HomeIcon],
  ['list:', ListsIcon],
  ['write:', EditIcon],
  ['edit:', EditIcon],
  ['campaign:', CampaignsIcon],
  ['person:', ContactsIcon],
  ['snippet:', AiIcon],
  ['theme:', ThemeIcon],
]

export function CommandIcon({ id }: { id: string }) {
  const [, Icon = NextIcon] = icons.find(([start]) => id.startsWith(start)) ?? []
  return <Icon size={16} aria-hidden />
}
