import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '@/shared/api/api-error'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/store'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { UserText } from '@/shared/ui/user-text'
import { sending } from './app-sending'
import { HOLD_MS, type Job } from './sending'
import { timeText } from './sending-texts'

const MAX_NAMES = 3
const TICK_MS = 200

/** What waits for the person: the questions, and what counts down. */
export function SendingOverlay() {
  return (
    <>
      <HoldBar />
      <SendingQuestion />
    </>
  )
}

/** What is about to be sent, and how to stop it. */
function HoldBar() {
  const t = useTranslation()
  const held = useStore(sending.jobs).filter(({ stage }) => stage.name === 'held')
  if (held.length === 0) return null
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
      {held.map((job) => (
        <HeldJob key={job.id} job={job} />
      ))}
    </Box>
  )
}

function HeldJob({ job }: { job: Job }) {
  const t = useTranslation()
  const row = useRef<HTMLDivElement>(null)
  // Not a button: a key that is still pressed would press it.
  useEffect(() => row.current?.focus({ preventScroll: true }), [])
  // The countdown begins now: there is time for Undo, however long this code took to arrive.
  useEffect(() => sending.countDown(job.id), [job.id])

  const handle = (end: (id: number) => void) => () => {
    end(job.id)
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
          <Countdown job={job} />
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {job.summary}
        </Text>
      </Stack>
      <Flex gap="2">
        <Button size="sm" variant="outline" onClick={handle(sending.cancel)}>
          {t('Undo')}
        </Button>
        <Button size="sm" onClick={handle(sending.proceed)}>
          {t('Send now')}
        </Button>
      </Flex>
    </Flex>
  )
}

function Countdown({ job: { kind, campaigns, stage } }: { job: Job }) {
  const seconds = useSecondsUntil(stage.name === 'held' ? stage.until : undefined)
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

function Names({ campaigns }: Pick<Job, 'campaigns'>) {
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

const secondsUntil = (until: number | undefined) =>
  Math.max(0, Math.ceil(until === undefined ? HOLD_MS / 1000 : (until - Date.now()) / 1000))

function useSecondsUntil(until: number | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** Asks what only the person can decide before a launch or start is sent. */
function SendingQuestion() {
  const t = useTranslation()
  const job = useStore(sending.jobs).find(
    ({ stage }) => stage.name === 'asking' || stage.name === 'unread',
  )
  if (!job) return null
  const { id, kind, stage } = job
  const cancel = () => sending.cancel(id)

  if (stage.name === 'asking') {
    const values = { name: stage.campaign.name, time: timeText(stage.sentAt) }
    return (
      <ConfirmDialog
        title={t('Send again?')}
        confirmLabel={kind === 'start' ? t('Start again') : t('Launch again')}
        onConfirm={() => sending.proceed(id)}
        onClose={cancel}
      >
        <Text overflowWrap="anywhere">
          {t(
            '“{name}” was sent from this device ({time}), and the server still says Draft. If it is sent again, people may get the mail twice.',
            values,
          )}
        </Text>
      </ConfirmDialog>
    )
  }
  return stage.name === 'unread' ? (
    <Dialog
      role="alertdialog"
      size="sm"
      title={t('Nothing was sent yet')}
      onClose={cancel}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button variant="outline" onClick={() => sending.proceed(id)}>
            {t('Send anyway')}
          </Button>
          <Button onClick={() => sending.retry(id)}>{t('Retry')}</Button>
        </>
      }
    >
      <Text overflowWrap="anywhere">
        {t(
          'The campaigns could not be read again, so it is not known whether somebody has changed or launched them meanwhile.',
        )}{' '}
        {reasonOf(stage.error)}
      </Text>
    </Dialog>
  ) : null
}
