import * as z from 'zod/mini'
import { persisted } from './persisted'

export const singleKeys = persisted({
  name: 'single-keys',
  scope: 'device',
  schema: z.enum(['on', 'off']),
  fallback: 'on',
  atLogOut: 'stays',
})

export const areSingleKeysOn = (): boolean => singleKeys.get() === 'on'
