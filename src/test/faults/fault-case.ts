import type { UserEvent } from '@testing-library/user-event'
import type { Fault } from './faults'

export type Call = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`

export type FaultCase = {
  call: Call
  where: string
  /** Tested with every fault; the other cases with one of each kind. */
  isThorough?: boolean
  path: string
  role?: 'admin' | 'nobody'
  prepare?: (user: UserEvent) => Promise<void>
  press: () => void | Promise<void>
  /** Title and description of the toast, as one text. */
  toast: (fault: Fault) => string
  /** Reads the error from the screen, if it is not in a toast. */
  inline?: () => string
  /** Asserts that nothing else has changed. */
  kept: () => void
  /** The response body is not read, so a broken body is not a failure. */
  isUnread?: boolean
  /** For session calls, whose 401 does not mean an expired session. */
  at401?: () => Promise<unknown>
}
