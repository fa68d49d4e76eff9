import { createContext, use } from 'react'
import type { User } from './user'

/** Filled by the session gate: inside it a user is certain. */
export const SessionContext = createContext<User | null>(null)

/** @throws Error outside the session gate */
export function useCurrentUser(): User {
  const user = use(SessionContext)
  if (!user) throw new Error('useCurrentUser needs the session gate around it')
  return user
}
