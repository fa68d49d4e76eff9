import { createContext, use } from 'react'
import type { User } from './user'

/** Provided by the session gate, which renders its children only for a signed-in user. */
export const SessionContext = createContext<User | null>(null)

/** @throws Error outside the session gate */
export function useCurrentUser(): User {
  const user = use(SessionContext)
  if (!user) throw new Error('useCurrentUser must be used inside the session gate')
  return user
}
