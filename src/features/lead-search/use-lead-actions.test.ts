import { expect, it } from 'vitest'
import { toRevealRequest } from './use-lead-actions'

const hidden = { key: '1', apolloId: 'a', name: 'Ann' }
const seen = { key: '2', apolloId: 'b', name: 'Bo', email: 'bo@example.com' }
const withoutId = { key: '3', name: 'Cy' }

it.each([
  [[], 'No leads selected'],
  [[withoutId], 'Invalid selection'],
  [[withoutId, seen], 'Invalid selection'],
  [[seen], 'Emails already revealed'],
])('%j is refused: %s', (selected, title) => {
  expect(toRevealRequest(selected)).toMatchObject({ refusal: { title } })
})

it('requests each hidden address once', () => {
  expect(toRevealRequest([hidden, seen, withoutId, { ...hidden, key: '4' }])).toEqual({
    apolloIds: ['a'],
    withoutId: 1,
  })
})
