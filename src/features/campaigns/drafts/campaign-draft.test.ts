import { fc } from '@/test/fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Action, createPerson } from '@/test/two-tabs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const actions: Action[] = [
  'types a name',
  'types a subject',
  'types a body',
  'opens a',
  'opens b',
  'switches the step',
  'pauses',
  'leaves the flow',
  'takes over',
  'takes over from a frozen tab',
  'saves',
  'gets the answer that it is saved',
  'gets the answer that it is not saved',
  'cancels',
  'presses Undo',
  'crashes and comes back',
  'the disk is full',
  'the storage is blocked',
  'the storage works again',
]

/** Without these little happens. */
const frequent: Action[] = [
  'types a name',
  'types a body',
  'opens a',
  'takes over',
  'the disk is full',
  'the storage works again',
]

it('no sequence of actions in two tabs loses a character or sends a draft twice', async () => {
  const step = fc.tuple(
    fc.constantFrom(0 as const, 1 as const),
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...frequent) },
      { weight: 3, arbitrary: fc.constantFrom(...actions) },
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const person = createPerson()
      for (const [at, action] of steps) await person.does(at, action)
    }),
    { numRuns: 1000 },
  )
  expect.hasAssertions()
})
