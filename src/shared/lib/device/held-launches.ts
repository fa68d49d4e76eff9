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

const offered = persisted({
  name: 'hold-offered',
  scope: 'device',
  schema: z.optional(z.literal('yes')),
  fallback: undefined,
  atLogOut: 'stays',
})

/** Whether a launch has been sent while the hold was offered. */
export const wasHoldOffered = {
  get: () => offered.get() === 'yes',
  subscribe: offered.subscribe,
}

export const setHoldOffered = () => void offered.set('yes')
