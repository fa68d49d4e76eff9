import type { UserEvent } from '@testing-library/user-event'
import type { Fault } from './faults'

export type Call = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`

export type FaultCase = {
  call: Call
  where: string
  path: string
  role?: 'admin' | 'nobody'
  /** What comes before the call. */
  prepare?: (user: UserEvent) => Promise<void>
  /** Makes the call. */
  press: () => void | Promise<void>
  /** Title and description of the toast, as one text. */
  toast: (fault: Fault) => string
  /** Where it is told instead, if not by a toast. */
  inline?: () => string
  /** What must stand as it did. */
  kept: () => void
  /** Nobody reads the answer: one that is broken is as good as any. */
  isUnread?: boolean
  /** Of the calls of the session, 401 is an answer and not its end. */
  at401?: () => Promise<unknown>
}
