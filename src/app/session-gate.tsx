import { Alert, Button } from '@chakra-ui/react'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Activity, type ReactNode, useEffect } from 'react'
import { SessionContext } from '@/entities/session/session-context'
import {
  readSessionAgain,
  sessionQuery,
  useInterruptedUser,
} from '@/entities/session/session-queries'
import { LogInScreen } from '@/features/auth/log-in-screen'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { rememberSession } from './last-session'
import { SessionLoading } from './session-loading'

/**
 * Shows loading, Log In or the application. The address is unchanged, so signing in leads to the
 * requested screen. When a session expires, the application stays mounted, hidden and inactive, under
 * Log In: the same user finds every dialog and field unchanged; for another user it is remounted.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const session = useQuery(sessionQuery)
  const user = session.data
  const interrupted = useInterruptedUser()
  const owner = user ?? interrupted
  // Input in Log In survives another check of the session.
  const isLogIn = !user && (!session.isPending || session.errorUpdateCount > 0)

  useEffect(() => {
    if (user !== undefined) rememberSession(user !== null)
  }, [user])

  return (
    <>
      {owner && (
        <Activity key={owner.id} mode={user ? 'visible' : 'hidden'}>
          <SessionContext value={owner}>{children}</SessionContext>
        </Activity>
      )}
      {session.isPending && <SessionLoading onRetry={() => void readSessionAgain(client)} />}
      {isLogIn && (
        <Activity mode={session.isPending ? 'hidden' : 'visible'}>
          <LogInScreen
            notice={session.error ? <Unchecked {...session} /> : owner && <SessionEnded />}
          />
        </Activity>
      )}
    </>
  )
}

function Unchecked({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>) {
  const t = useTranslation()

  return (
    <Notice status="error" title={t('We could not check whether you are signed in.')}>
      <Alert.Description>{reasonOf(error)}</Alert.Description>
      <Button size="xs" variant="outline" onClick={() => void refetch()}>
        {t('Retry')}
      </Button>
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
