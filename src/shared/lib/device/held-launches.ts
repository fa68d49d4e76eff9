import * as z from 'zod/mini'
import { persisted } from './persisted'

const heldLaunches = persisted({
  name: 'hold-launches',
  scope: 'device',
  schema: z.optional(z.literal('on')),
  fallback: undefined,
  atLogOut: 'stays',
})

export const areLaunchesHeld = {
  get: () => heldLaunches.get() === 'on',
  subscribe: heldLaunches.subscribe,
}

export const setLaunchesHeld = (isOn: boolean) => heldLaunches.set(isOn ? 'on' : undefined)
