import { Alert, Button } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionContext } from '@/entities/session/session-context'
import { hasSessionEnded, sessionQuery } from '@/entities/session/session-queries'
import { LogInScreen } from '@/features/auth/log-in-screen'
import { reasonOf } from '@/shared/api/api-error'
import { FullScreenLoading } from '@/shared/ui/loading'

/**
 * Loading, Log In, or the application. The address stays as it is, so that after signing in a person
 * is where the session was missing.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data: user, error, isPending, refetch } = useQuery(sessionQuery)

  if (isPending) return <FullScreenLoading />
  if (user) return <SessionContext value={user}>{children}</SessionContext>
  if (error) {
    return (
      <LogInScreen
        notice={
          <Notice status="error" title="We could not check whether you are signed in.">
            <Alert.Description>{reasonOf(error)}</Alert.Description>
            <Button size="xs" variant="outline" onClick={() => void refetch()}>
              Retry
            </Button>
          </Notice>
        }
      />
    )
  }
  if (hasSessionEnded(client)) {
    return (
      <LogInScreen
        notice={
          <Notice status="warning" title="Your session has ended.">
            <Alert.Description>Log in again to go on where you were.</Alert.Description>
          </Notice>
        }
      />
    )
  }
  return <LogInScreen />
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
