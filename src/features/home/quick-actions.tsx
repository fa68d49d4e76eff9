import { Button, Stack } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { action } from '@/shared/lib/actions'
import { AnalyticsIcon, CampaignsIcon, ListsIcon, SearchIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'

type Action = { to: LinkProps['to']; label: string; icon: typeof SearchIcon }

const entries: Action[] = [
  { to: '/search', label: 'Find New Leads', icon: SearchIcon },
  { to: '/lists', label: 'Create List', icon: ListsIcon },
  { to: '/campaigns', label: 'Start Campaign', icon: CampaignsIcon },
  { to: '/analytics', label: 'View Analytics', icon: AnalyticsIcon },
]

export function QuickActions() {
  return (
    <HomeCard title="Quick Actions">
      <Stack gap="1" mx="-3">
        {entries.map(({ to, label, icon: Icon }) => (
          <Button
            key={label}
            ref={action()}
            asChild
            variant="ghost"
            justifyContent="flex-start"
            px="3"
          >
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
