import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useStore } from '@/shared/lib/store'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { UserText } from '@/shared/ui/user-text'
import { launchHold } from './app-hold'
import { HOLD_MS, type Hold } from './launch-hold'

const MAX_NAMES = 3
const TICK_MS = 200

/** What is about to be sent, and how to stop it. */
export function HoldBar() {
  const holds = useStore(launchHold.holds)
  // Reads nothing itself: the list did, and does after each change.
  const campaigns = useQuery({ ...campaignsQuery, enabled: false }).data
  useEffect(() => {
    if (campaigns) launchHold.cancelDeleted((id) => !campaigns.some((one) => one.id === id))
  }, [campaigns])

  return (
    <Box
      role="region"
      aria-label="On hold"
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
  const row = useRef<HTMLDivElement>(null)
  // Not a button: a key that is still pressed would press it.
  useEffect(() => row.current?.focus({ preventScroll: true }), [])
  const seconds = useSecondsUntil(hold.until)
  const names = hold.campaigns.slice(0, MAX_NAMES)
  const others = hold.campaigns.length - names.length

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
          {hold.kind === 'start' ? 'Starting ' : 'Launching '}
          {names.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <UserText text={name} />
            </span>
          ))}
          {others > 0 && ` and ${others} more`}
          {/* Read once: a screen reader must not count along. */}
          <chakra.span srOnly>{` in ${HOLD_MS / 1000} seconds`}</chakra.span>
          <span aria-hidden>{` in ${seconds} s`}</span>
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {hold.summary}
        </Text>
      </Stack>
      <Flex gap="2">
        <Button size="sm" variant="outline" onClick={handle(launchHold.undo)}>
          Undo
        </Button>
        <Button size="sm" onClick={handle(launchHold.sendNow)}>
          Send now
        </Button>
      </Flex>
    </Flex>
  )
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
