import * as z from 'zod/mini'
import { persisted } from './persisted'

/** Search params, not validated: an older version may have written them. */
const viewReader = z.record(z.string(), z.unknown())

export type View = z.output<typeof viewReader>

export const persistedViews = persisted({
  name: 'views',
  scope: 'user',
  schema: z.record(z.string(), z.catch(viewReader, {})),
  fallback: {},
  atLogOut: 'forgotten',
})
