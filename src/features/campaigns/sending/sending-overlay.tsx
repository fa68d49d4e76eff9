import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { signedIn } from '@/entities/session/session-queries'
import { reasonOf } from '@/shared/api/api-error'
import { Trans } from '@/shared/i18n/trans'
import { isFocusInUse } from '@/shared/lib/keyboard/focus-in-use'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { createSessionStore, useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { notify } from '@/shared/ui/notifications/toaster'
import { focusContent } from '@/shared/lib/keyboard/focus-after-row'
import { UserText } from '@/shared/ui/user-text'
import { sending } from './app-sending'
import { HOLD_MS, type Job, othersOf } from './sending'
import { cancelledMessage, whyAgainText } from './sending-texts'

const MAX_NAMES = 3
const TICK_MS = 200

/** Holds the bar of what waits, in place of the bar of the selected campaigns, if that is shown. */
const barPlace = createSessionStore<HTMLElement | null>(null)
export const placeBar = (element: HTMLElement | null): void => barPlace.set(element)

/** Pending jobs: questions, running checks and countdowns. */
export function SendingOverlay() {
  const t = useTranslation()
  const jobs = useStore(sending.jobs)
  const checking = jobs.filter(({ stage }) => stage.name === 'checking')
  const held = jobs.filter(({ isHeld }) => isHeld)
  const client = useQueryClient()
  const { data: campaigns } = useQuery(campaignsQuery)
  useEffect(() => void (campaigns && sending.reportLost(campaigns)), [campaigns])
  // Runs when Log In hides the screens: another tab may sign in, and nobody could press Undo.
  useEffect(() => () => void (signedIn(client) ?? sending.sessionEnds()), [client])
  return (
    <>
      {checking.length > 0 && (
        <Bar label={t('Not sent yet')}>
          {checking.map((job) => (
            <WaitingJob
              key={job.id}
              job={job}
              cancel={t('Cancel')}
              proceed={t('Send without the check')}
            >
              <Text as="div" fontWeight="medium">
                <Names campaigns={job.campaigns} />
              </Text>
              <Text color="fg.muted" textStyle="sm" role="status">
                {t('Checking recipients...')}
              </Text>
            </WaitingJob>
          ))}
        </Bar>
      )}
      {held.length > 0 && (
        <Bar label={t('On hold')}>
          {held.map((job) => (
            <HeldJob key={job.id} job={job} />
          ))}
        </Bar>
      )}
      <SendingQuestion />
    </>
  )
}

const floating = {
  position: 'fixed',
  zIndex: 'docked',
  bottom: '4',
  insetX: '4',
  mx: 'auto',
  maxW: '44rem',
  maxH: '60dvh',
  overflowY: 'auto',
  boxShadow: 'lg',
} as const

function Bar({ label, children }: { label: string; children: ReactNode }) {
  const place = useStore(barPlace)
  const bar = (
    <Box
      role="region"
      aria-label={label}
      data-docked
      bg="brand.subtle"
      borderWidth="1px"
      borderRadius="l3"
      {...(!place && floating)}
    >
      {children}
    </Box>
  )
  return place ? createPortal(bar, place) : bar
}

/**
 * A job on hold, with Undo. Loaded with the screen, because the countdown must not run without it.
 */
function HeldJob({ job }: { job: Job }) {
  const t = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  const isCovered = useIsCovered(content)
  const isHeld = job.stage.name === 'held'
  const isSending = job.stage.name === 'sending'
  useEffect(() => (isCovered ? undefined : sending.countDown(job.id)), [job.id, isCovered])
  return (
    <WaitingJob
      job={job}
      cancel={t('Undo')}
      whyNoCancel={isSending ? t('It is being sent, and can no longer be undone.') : undefined}
      proceed={isHeld ? t('Send now') : undefined}
    >
      <Text as="div" ref={content} fontWeight="medium" role="status" truncate>
        {isHeld ? <Countdown job={job} /> : <Names campaigns={job.campaigns} />}
      </Text>
      <Text color="fg.muted" truncate title={job.summary} flex={{ md: '1 1 0' }}>
        {isSending && t('It is being sent, and can no longer be undone.')}
        {!isHeld && !isSending && t('Checking that nothing has changed...')}
        {isHeld && (isCovered ? t('The countdown waits for the open dialog.') : job.summary)}
      </Text>
    </WaitingJob>
  )
}

/** Whether a modal dialog or panel covers an element, which cannot be pressed meanwhile. */
function useIsCovered(element: RefObject<HTMLElement | null>): boolean {
  const [isCovered, setIsCovered] = useState(true)
  useLayoutEffect(() => {
    const read = () =>
      setIsCovered(Boolean(element.current?.closest('[inert], [aria-hidden=true]')))
    const observer = new MutationObserver(read)
    const attributeFilter = ['inert', 'aria-hidden']
    observer.observe(document.body, { subtree: true, attributeFilter })
    read()
    return () => observer.disconnect()
  }, [element])
  return isCovered
}

type WaitingProps = {
  job: Job
  cancel: string
  whyNoCancel?: string | undefined
  proceed: string | undefined
  children: ReactNode
}

function WaitingJob({ job, cancel, whyNoCancel, proceed, children }: WaitingProps) {
  const { id, campaigns } = job
  const row = useRef<HTMLDivElement>(null)
  // The focus goes to the row, because a key that is still held down would press a button.
  useEffect(() => {
    if (!isFocusInUse()) row.current?.focus({ preventScroll: true })
  }, [])

  const handleProceed = () => {
    sending.proceed(id)
    focusContent()
  }
  const handleCancel = () => {
    if (sending.cancel(id)) notify.info(cancelledMessage(campaigns.map(({ name }) => name)))
    focusContent()
  }
  return (
    <Flex
      ref={row}
      tabIndex={-1}
      position="relative"
      outline="none"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
      columnGap="3"
      rowGap="1"
      minHeight="3.125rem"
      px="3"
      py="1"
      textStyle="sm"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Flex direction={{ base: 'column', md: 'row' }} columnGap="3" flex="1 1 14rem" minW="0">
        {children}
      </Flex>
      <Flex gap="2" ms="auto">
        {proceed !== undefined && (
          <Button size="sm" variant="outline" onClick={handleProceed}>
            {proceed}
          </Button>
        )}
        <Button
          size="sm"
          minWidth="7.5rem"
          disabledReason={whyNoCancel}
          // A double click on Launch, in whose place it appears, must not undo it.
          onClick={onFirstClick(handleCancel)}
        >
          {cancel}
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
    // Announced once: a screen reader must not announce every second.
    heard: <chakra.span srOnly />,
    seen: <span aria-hidden />,
  }
  return (
    <>
      {kind === 'start' ? (
        <Trans
          message="Starting {campaigns}<heard> in {total} seconds</heard><seen> in {seconds} s</seen>"
          values={values}
        />
      ) : (
        <Trans
          message="Launching {campaigns}<heard> in {total} seconds</heard><seen> in {seconds} s</seen>"
          values={values}
        />
      )}
      <Box
        position="absolute"
        insetX="3"
        bottom="0"
        height="2px"
        bg="brand.solid"
        transformOrigin="left"
        transition="transform 1s linear"
        style={{ transform: `scaleX(${(seconds * 1000) / HOLD_MS})` }}
      />
    </>
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

const toSeconds = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / 1000))

/** @param until in milliseconds since the epoch; undefined while the countdown is not running */
function useSecondsUntil(until: number | undefined): number {
  const [seconds, setSeconds] = useState(() =>
    toSeconds(until === undefined ? HOLD_MS : until - Date.now()),
  )
  useEffect(() => {
    if (until === undefined) return undefined
    // The system clock may be changed during the countdown.
    const end = performance.now() + until - Date.now()
    const timer = setInterval(() => setSeconds(toSeconds(end - performance.now())), TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

function Lines({ of }: { of: readonly string[] }) {
  const t = useTranslation()
  const count = of.length - MAX_NAMES
  return (
    <>
      {of.slice(0, MAX_NAMES).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {count > 0 && <Text>{t('and {count} more', { count })}</Text>}
    </>
  )
}

function SendingQuestion() {
  const t = useTranslation()
  const job = useStore(sending.jobs).find(
    ({ stage }) => stage.name === 'asking' || stage.name === 'unread',
  )
  if (!job) return null
  const { id, kind, stage } = job
  const cancel = () => sending.cancel(id)

  if (stage.name === 'asking') {
    const { again, saidNo } = stage
    const lines = again.map(whyAgainText)
    const others = othersOf(job, stage)
    return (
      <Dialog
        role="alertdialog"
        size="sm"
        title={again.length > 0 ? t('Send again?') : t('Send to people who said no?')}
        onClose={cancel}
        footer={
          <>
            <Button variant="outline" onClick={cancel}>
              {t('Cancel')}
            </Button>
            <Button
              variant={others.length > 0 ? 'outline' : 'solid'}
              onClick={() => sending.proceed(id)}
            >
              {saidNo
                ? t('Send all the same')
                : kind === 'start'
                  ? t('Start again')
                  : t('Launch again')}
            </Button>
            {others.length > 0 && (
              <Button onClick={() => sending.proceedWithOthers(id)}>
                {t('Only the others ({count})', { count: others.length })}
              </Button>
            )}
          </>
        }
      >
        <Stack gap="3" overflowWrap="anywhere">
          {lines.length > 0 && (
            <>
              <Lines of={lines} />
              <Text>{t('The server decides who gets a mail again.')}</Text>
            </>
          )}
          {saidNo && (
            <>
              {saidNo.note && <Text>{saidNo.note}</Text>}
              {saidNo.people.length > 0 && (
                <Text>
                  {t(
                    '{count, plural, one {1 of these people must not be written to:} other {# of these people must not be written to:}}',
                    { count: saidNo.people.length },
                  )}
                </Text>
              )}
              <Lines of={saidNo.people} />
            </>
          )}
        </Stack>
      </Dialog>
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
