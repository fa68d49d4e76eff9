import * as z from 'zod/mini'
import { kept } from './kept'

const heldLaunches = kept({
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

const offered = kept({
  name: 'hold-offered',
  scope: 'device',
  schema: z.optional(z.literal('yes')),
  fallback: undefined,
  atLogOut: 'stays',
})

/** Whether a launch has gone out beside which the hold was offered. */
export const wasHoldOffered = {
  get: () => offered.get() === 'yes',
  subscribe: offered.subscribe,
}

export const setHoldOffered = () => void offered.set('yes')
