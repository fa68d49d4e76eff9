import { Button, Stack } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { AnalyticsIcon, CampaignsIcon, ListsIcon, SearchIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'

type Action = { to: LinkProps['to']; label: string; icon: typeof SearchIcon }

const actions: Action[] = [
  { to: '/search', label: 'Find New Leads', icon: SearchIcon },
  { to: '/lists', label: 'Create List', icon: ListsIcon },
  { to: '/campaigns', label: 'Start Campaign', icon: CampaignsIcon },
  { to: '/analytics', label: 'View Analytics', icon: AnalyticsIcon },
]

export function QuickActions() {
  return (
    <HomeCard title="Quick Actions">
      <Stack gap="1" mx="-3">
        {actions.map(({ to, label, icon: Icon }) => (
          <Button key={label} asChild variant="ghost" justifyContent="flex-start" px="3">
            <Link to={to}>
              <Icon />
              {label}
            </Link>
          </Button>
        ))}
      </Stack>
    </HomeCard>
  )
}
