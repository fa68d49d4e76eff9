import * as z from 'zod/mini'
import { kept } from './kept'

/** Search params, unvalidated: an older version may have written them. */
const viewReader = z.record(z.string(), z.unknown())

export type View = z.output<typeof viewReader>

export const keptViews = kept({
  name: 'views',
  scope: 'user',
  schema: z.record(z.string(), z.catch(viewReader, {})),
  fallback: {},
  atLogOut: 'forgotten',
})
