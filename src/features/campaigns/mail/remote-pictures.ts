import * as z from 'zod/mini'
import { kept } from '@/shared/lib/kept'

/**
 * Pictures are shown unless the person switched them off: the mails are the team's own, and the
 * preview and the editor show them too. Without them, their host cannot count the person as a
 * reader.
 */
export const remotePictures = kept({
  name: 'remote-pictures',
  scope: 'device',
  schema: z.enum(['shown', 'hidden']),
  fallback: 'shown',
  atLogOut: 'stays',
})
