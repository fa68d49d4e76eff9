import * as z from 'zod/mini'
import { kept } from '@/shared/lib/device/kept'

/** The user's picture as a data URL; undefined if none. */
export const pictures = kept({
  name: 'picture',
  scope: 'user',
  schema: z.optional(z.string()),
  fallback: undefined,
  atLogOut: 'stays',
})
