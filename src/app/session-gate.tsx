import { Alert, Stack, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SessionContext } from '@/entities/session/session-context'
import { endedWork } from '@/entities/session/other-tabs'
import {
  readSessionAgain,
  sessionQuery,
  useInterruptedUser,
} from '@/entities/session/session-queries'
import { LogInScreen } from '@/features/auth/log-in-screen'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { FullScreenLoading } from '@/shared/ui/loading'
import { RetryButton } from '@/shared/ui/page/unknown-note'
import { rememberSession } from './last-session'
type Props = { children: ReactNode; onUserLeft: () => void }

/**
 * Shows loading, Log In or the app. The URL is unchanged, so signing in leads to the requested
 * screen. When a session expires, the app stays mounted under Log In, hidden and inert: the same
 * user finds every dialog and field unchanged; for another user it is remounted.
 * @param onUserLeft called when the user of the URL has logged out or is replaced by another user
 */
export function SessionGate({ children, onUserLeft }: Props) {
  const client = useQueryClient()
  const session = useQuery(sessionQuery)
  const user = session.data
  const interrupted = useInterruptedUser()
  const owner = user ?? interrupted
  // Text typed in Log In survives a refetch of the session.
  const isLogIn = !user && (!session.isPending || session.errorUpdateCount > 0)

  /**
   * Id of the user the URL belongs to. It is '' after a log out, when Back leads to the screens of
   * the previous user; undefined for a link opened before anyone signed in.
   */
  const [placeOf, setPlaceOf] = useState<string>()
  const isOwnPlace = placeOf === undefined || placeOf === owner?.id
  const ended = useStore(endedWork)
  useReturnedFocus(user?.id)

  useEffect(() => {
    if (user !== undefined) rememberSession(user !== null)
    if (user) endedWork.set([])
  }, [user])
  useEffect(() => {
    if (!isOwnPlace) onUserLeft()
    // oxlint-disable-next-line react/set-state-in-effect -- drops the previous user's screens first
    setPlaceOf((last) => owner?.id ?? (last === undefined ? undefined : ''))
  }, [owner?.id, isOwnPlace, onUserLeft])

  return (
    <>
      {owner && isOwnPlace && (
        <Activity key={owner.id} mode={user ? 'visible' : 'hidden'}>
          <SessionContext value={owner}>{children}</SessionContext>
        </Activity>
      )}
      {session.isPending && <SessionLoading onRetry={() => void readSessionAgain(client)} />}
      {isLogIn && (
        <Activity mode={session.isPending ? 'hidden' : 'visible'}>
          <LogInScreen
            interrupted={owner}
            takesFocus={placeOf !== undefined}
            notice={
              <>
                {ended.length > 0 && <WorkEnded texts={ended} />}
                {session.error ? <Unchecked {...session} /> : owner && <SessionEnded />}
              </>
            }
          />
        </Activity>
      )}
    </>
  )
}

function useReturnedFocus(userId: string | undefined) {
  const last = useRef<Element>(null)

  // Before the browser takes the focus from the hidden screen.
  useLayoutEffect(() => {
    if (userId === undefined) return undefined
    return () => void (last.current = document.activeElement)
  }, [userId])
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    // An element of another user's screens is no longer in the page.
    if (userId !== undefined && isLost && last.current instanceof HTMLElement) last.current.focus()
  }, [userId])
}

function Unchecked({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>) {
  const t = useTranslation()

  return (
    <Notice status="error" title={t('We could not check whether you are signed in.')}>
      <Alert.Description>{reasonOf(error)}</Alert.Description>
      <RetryButton onRetry={() => void refetch()} />
    </Notice>
  )
}

function SessionEnded() {
  const t = useTranslation()

  return (
    <Notice status="warning" title={t('Your session has ended.')}>
      <Alert.Description>{t('Log in again to continue where you left off.')}</Alert.Description>
    </Notice>
  )
}

function WorkEnded({ texts }: { texts: readonly string[] }) {
  const t = useTranslation()

  return (
    <Notice status="warning" title={t('You were logged out in another tab.')}>
      <Alert.Description>{t('That ended work in this tab:')}</Alert.Description>
      {texts.map((text) => (
        <Alert.Description key={text}>{text}</Alert.Description>
      ))}
    </Notice>
  )
}

type NoticeProps = { status: 'error' | 'warning'; title: string; children: ReactNode }

function Notice({ status, title, children }: NoticeProps) {
  return (
    <Alert.Root status={status} size="sm">
      <Alert.Indicator />
      <Alert.Content gap="2" alignItems="flex-start">
        <Alert.Title>{title}</Alert.Title>
        {children}
      </Alert.Content>
    </Alert.Root>
  )
}

/** Much shorter than the read timeout of the client, because this screen offers nothing else. */
const SLOW_AFTER_MS = 10_000

function SessionLoading({ onRetry }: { onRetry: () => void }) {
  const t = useTranslation()
  const [attempt, setAttempt] = useState(1)
  const [slowAttempt, setSlowAttempt] = useState(0)
  const isSlow = slowAttempt === attempt

  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [attempt])

  const handleRetry = () => {
    setAttempt(attempt + 1)
    onRetry()
  }

  return (
    <FullScreenLoading>
      {isSlow && (
        <Stack role="alert" align="center" gap="3" textAlign="center">
          <Text>{t('This is taking longer than usual. The server has not answered yet.')}</Text>
          <Button size="sm" variant="outline" onClick={handleRetry}>
            {t('Retry')}
          </Button>
        </Stack>
      )}
    </FullScreenLoading>
  )
}
