import * as z from 'zod/mini'
import { persisted } from '@/shared/lib/device/persisted'

const lastSession = persisted({
  name: 'signed-in',
  scope: 'device',
  schema: z.optional(z.literal('yes')),
  fallback: undefined,
  atLogOut: 'stays',
})

export const wasSignedIn = (): boolean => lastSession.get() === 'yes'

export function rememberSession(isSignedIn: boolean): void {
  lastSession.set(isSignedIn ? 'yes' : undefined)
}
