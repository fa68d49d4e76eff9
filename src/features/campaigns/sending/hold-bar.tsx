import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/store'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { UserText } from '@/shared/ui/user-text'
import { launchHold } from './app-hold'
import { HOLD_MS, type Hold } from './launch-hold'

const MAX_NAMES = 3
const TICK_MS = 200

/** What is about to be sent, and how to stop it. */
export function HoldBar() {
  const t = useTranslation()
  const holds = useStore(launchHold.holds)
  // Reads nothing itself: the list did, and does after each change.
  const campaigns = useQuery({ ...campaignsQuery, enabled: false }).data
  useEffect(() => {
    if (campaigns) launchHold.cancelDeleted((id) => !campaigns.some((one) => one.id === id))
  }, [campaigns])

  return (
    <Box
      role="region"
      aria-label={t('On hold')}
      position="fixed"
      zIndex="docked"
      bottom="4"
      insetX="4"
      mx="auto"
      maxW="44rem"
      maxH="60dvh"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l3"
      boxShadow="lg"
    >
      {holds.map((hold) => (
        <HeldLaunch key={hold.id} hold={hold} />
      ))}
    </Box>
  )
}

function HeldLaunch({ hold }: { hold: Hold }) {
  const t = useTranslation()
  const row = useRef<HTMLDivElement>(null)
  // Not a button: a key that is still pressed would press it.
  useEffect(() => row.current?.focus({ preventScroll: true }), [])

  const handle = (end: (hold: Hold) => void) => () => {
    end(hold)
    focusContent()
  }
  return (
    <Flex
      ref={row}
      tabIndex={-1}
      outline="none"
      wrap="wrap"
      align="center"
      gap="3"
      px="4"
      py="3"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Stack gap="0.5" flex="1 1 14rem" minW="0">
        <Text as="div" fontWeight="medium" role="status">
          <Countdown hold={hold} />
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {hold.summary}
        </Text>
      </Stack>
      <Flex gap="2">
        <Button size="sm" variant="outline" onClick={handle(launchHold.undo)}>
          {t('Undo')}
        </Button>
        <Button size="sm" onClick={handle(launchHold.sendNow)}>
          {t('Send now')}
        </Button>
      </Flex>
    </Flex>
  )
}

function Countdown({ hold: { kind, campaigns, until } }: { hold: Hold }) {
  const seconds = useSecondsUntil(until)
  const values = {
    campaigns: <Names campaigns={campaigns} />,
    total: HOLD_MS / 1000,
    seconds,
    // Read once: a screen reader must not count along.
    heard: <chakra.span srOnly />,
    seen: <span aria-hidden />,
  }
  return kind === 'start' ? (
    <Trans
      message="Starting {campaigns}<heard> in {total} seconds</heard><seen> in {seconds} s</seen>"
      values={values}
    />
  ) : (
    <Trans
      message="Launching {campaigns}<heard> in {total} seconds</heard><seen> in {seconds} s</seen>"
      values={values}
    />
  )
}

function Names({ campaigns }: Pick<Hold, 'campaigns'>) {
  const shown = campaigns.slice(0, MAX_NAMES)
  const count = campaigns.length - shown.length
  const names = shown.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <UserText text={name} />
    </span>
  ))
  return count > 0 ? <Trans message="{names} and {count} more" values={{ names, count }} /> : names
}

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
