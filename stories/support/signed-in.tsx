import type { ReactNode } from 'react'
import { SessionContext } from '@/entities/session/session-context'
import type { User } from '@/entities/session/user'

const user: User = { id: '2', name: 'Ada', email: 'user@example.com', role: 'user' }

/** The session of a user, for stories of a part that needs one outside the application. */
export const SignedIn = ({ children }: { children: ReactNode }) => (
  <SessionContext value={user}>{children}</SessionContext>
)
