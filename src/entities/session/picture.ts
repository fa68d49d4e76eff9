import * as z from 'zod/mini'
import { persisted } from '@/shared/lib/device/persisted'

/** The user's picture as a data URL; undefined if none. */
export const pictures = persisted({
  name: 'picture',
  scope: 'user',
  schema: z.optional(z.string()),
  fallback: undefined,
  atLogOut: 'stays',
})
