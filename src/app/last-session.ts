import * as z from 'zod/mini'
import { kept } from '@/shared/lib/device/kept'

const lastSession = kept({
  name: 'signed-in',
  scope: 'device',
  schema: z.optional(z.literal('yes')),
  fallback: undefined,
  atLogOut: 'stays',
})

/** Whether the last visit of this browser ended signed in. The session may have ended since. */
export const wasSignedIn = (): boolean => lastSession.get() === 'yes'

export function rememberSession(isSignedIn: boolean): void {
  lastSession.set(isSignedIn ? 'yes' : undefined)
}
