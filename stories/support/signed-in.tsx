import type { ReactNode } from 'react'
import { SessionContext } from '@/entities/session/session-context'
import type { User } from '@/entities/session/user'

const user: User = { id: '2', name: 'Ada', email: 'user@example.com', role: 'user' }

/** Provides a user's session, for stories of parts that need one outside the app. */
export const SignedIn = ({ children }: { children: ReactNode }) => (
  <SessionContext value={user}>{children}</SessionContext>
)
