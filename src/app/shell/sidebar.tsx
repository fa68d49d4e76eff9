import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictures } from '@/entities/session/picture'
import { roleLabel } from '@/entities/session/user'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { persistedViews } from '@/shared/lib/device/persisted-views'
import { useStore } from '@/shared/lib/state/store'
import { AvatarInitial } from '@/shared/ui/avatar-initial'
import { Button } from '@/shared/ui/button'
import { Logo } from '@/shared/ui/logo'
import { NotificationLogButton } from '@/app/shell/notification-log-button'
import { UserText } from '@/shared/ui/user-text'
import { LogOutButton } from './log-out-button'
import { navEntries } from '@/app/nav-entries'

type Props = {
  onNavigate?: () => void
  children?: ReactNode
}

export function Sidebar({ onNavigate, children }: Props) {
  const t = useTranslation()
  const user = useCurrentUser()
  const picture = useStore(pictures(user.id))
  const views = useStore(persistedViews(user.id))
  const isBesideBuilder = useIsBesideBuilder()

  return (
    <Flex
      className="sidebar"
      direction="column"
      gap="6"
      height="full"
      p="var(--sidebar-padding, 1rem)"
      position="relative"
    >
      <Box className="brand" px="var(--sidebar-inset, 0.5rem)">
        <Link to="/" onClick={onNavigate} aria-label={'AI SDR'}>
          <Logo />
        </Link>
      </Box>
      {children && <Stack className="search">{children}</Stack>}
      <Stack as="nav" aria-label={t('Main')} gap="1" flex="1">
        {navEntries(user).map(({ to = '/', label, icon: Icon }) => (
          <Button
            key={to}
            asChild
            variant="ghost"
            justifyContent="flex-start"
            color="fg.muted"
            _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
          >
            <Link
              to={to}
              // For the icons of the collapsed sidebar.
              title={isBesideBuilder ? t(label) : undefined}
              search={views[to]}
              activeOptions={{ exact: true, includeSearch: false }}
              onClick={onNavigate}
            >
              <Icon />
              {t(label)}
            </Link>
          </Button>
        ))}
      </Stack>
      <Stack gap="2" borderTopWidth="1px" pt="4">
        <NotificationLogButton />
        <Flex
          asChild
          className="user"
          align="center"
          gap="3"
          px="var(--sidebar-inset, 0.5rem)"
          py="1"
          my="-1"
          minW="0"
          borderRadius="l2"
          _hover={{ bg: 'bg.hover' }}
        >
          <Link
            to="/settings"
            title={isBesideBuilder ? t('Account Settings') : undefined}
            onClick={onNavigate}
          >
            <AvatarInitial name={user.name || 'User'} src={picture} />
            <Box minW="0" flex="1">
              <Text as="div" fontWeight="medium" truncate>
                <UserText text={user.name || t('User')} />
              </Text>
              <Text as="div" color="fg.muted" textStyle="sm">
                {roleLabel(user)}
              </Text>
            </Box>
          </Link>
        </Flex>
        <LogOutButton />
      </Stack>
    </Flex>
  )
}

export const useIsBesideBuilder = (): boolean =>
  useLocation({ select: ({ search }) => 'flow' in search && search.flow === 'sequence' })
