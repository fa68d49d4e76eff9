import { fc } from '@/test/fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Action, createPerson, openTwoTabs } from '@/test/two-tabs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('replaces the body too when the draft of the other tab is taken', () => {
  const { tabs, pause, kept } = openTwoTabs()
  const [here, there] = tabs
  here.typeName('A')
  here.typeBody('a')
  here.handOut()
  pause()
  there.typeName('W')
  there.typeBody('b')
  there.handOut()
  pause()
  here.typeBody('c')
  expect(here.draft.state.get().elsewhere).toBe('changed')
  here.draft.takeOther()
  expect(here.text()).toBe('AW||ab')
  here.typeBody('d')
  here.handOut()
  pause()
  expect(kept()).toBe('AW||abd')
})

it('is not overwritten by Undo when a newer one was begun', () => {
  const [{ draft, typeName }] = openTwoTabs().tabs
  typeName('Autumn')
  const discarded = draft.discard()
  typeName('Winter')
  expect(discarded && draft.restore(discarded)).toBe(false)
  expect(draft.state.get().form?.name).toBe('Winter')
})

it('is no longer kept after the person signed out', () => {
  const { tabs, shared, pause } = openTwoTabs()
  const [{ draft, typeBody, typeName, leave }] = tabs
  typeName('Autumn')
  pause()
  typeBody('late')
  shared.values.clear()
  draft.close()
  leave()
  pause()
  expect(shared.values.size).toBe(0)
})

const actions: Action[] = [
  'types a name',
  'types a subject',
  'types a body',
  'opens a campaign',
  'switches the step',
  'pauses',
  'saves',
  'gets the answer that it is saved',
  'gets the answer that it is not saved',
  'cancels',
  'presses Undo',
  'leaves the flow',
  'comes back',
  'takes the other',
  'keeps their own',
  'reloads the page',
]

it('no sequence of actions in two tabs loses a character or sends a draft twice', () => {
  const reloadedThenSavedInTheOther: [0 | 1, Action][] = [
    [1, 'types a name'],
    [1, 'reloads the page'],
    [0, 'types a name'],
    [0, 'saves'],
    [0, 'gets the answer that it is saved'],
  ]
  const step = fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.constantFrom(...actions))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const person = createPerson()
      for (const [at, action] of steps) person.does(at, action)
      expect(person.lost()).toEqual([])
    }),
    { numRuns: 10_000, examples: [[reloadedThenSavedInTheOther]] },
  )
})
