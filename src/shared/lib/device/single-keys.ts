import * as z from 'zod/mini'
import { kept } from './kept'

export const singleKeys = kept({
  name: 'single-keys',
  scope: 'device',
  schema: z.enum(['on', 'off']),
  fallback: 'on',
  atLogOut: 'stays',
})

export const areSingleKeysOn = (): boolean => singleKeys.get() === 'on'
