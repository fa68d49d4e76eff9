import { Flex } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { AnalyticsIcon, CampaignsIcon, ListsIcon, SearchIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'

type Action = { to: LinkProps['to']; label: Translatable; icon: typeof SearchIcon }

const entries: Action[] = [
  { to: '/search', label: msg('Find New Leads'), icon: SearchIcon },
  { to: '/lists', label: msg('Create List'), icon: ListsIcon },
  { to: '/campaigns', label: msg('Start Campaign', 'begin to write one'), icon: CampaignsIcon },
  { to: '/analytics', label: msg('View Analytics'), icon: AnalyticsIcon },
]

export function QuickActions() {
  const t = useTranslation()

  return (
    <HomeCard title={t('Quick Actions')}>
      <Flex wrap="wrap" gap="1" mx="-3">
        {entries.map(({ to, label, icon: Icon }) => (
          <Button
            key={to}
            ref={action()}
            asChild
            variant="ghost"
            flex="1 0 9rem"
            minWidth="fit-content"
            justifyContent="flex-start"
            px="3"
          >
            <Link to={to}>
              <Icon />
              {t(label)}
            </Link>
          </Button>
        ))}
      </Flex>
    </HomeCard>
  )
}
