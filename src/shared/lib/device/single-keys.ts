import * as z from 'zod/mini'
import { kept } from './kept'

/** Whether keys without a modifier are shortcuts. WCAG 2.1.4 asks for a way to turn them off. */
export const singleKeys = kept({
  name: 'single-keys',
  scope: 'device',
  schema: z.enum(['on', 'off']),
  fallback: 'on',
  atLogOut: 'stays',
})

export const areSingleKeysOn = (): boolean => singleKeys.get() === 'on'
