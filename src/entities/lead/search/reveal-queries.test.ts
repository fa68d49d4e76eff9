import { expect, test } from 'vitest'
import { noFilters } from './lead-filters'
import type { SearchResults } from './results-store'
import { revealMessages as messages } from './reveal-messages'
import { readOutcome, toRevealRequest, withRevealed } from './reveal-queries'

const hidden = { key: '1', apolloId: 'a', name: 'Ann' }
const seen = { key: '2', apolloId: 'b', name: 'Bo', email: 'bo@example.com' }
const withoutId = { key: '3', name: 'Cy' }

test.each([
  [[], 'No leads selected'],
  [[withoutId], 'Invalid selection'],
  [[withoutId, seen], 'Invalid selection'],
  [[seen], 'Emails already revealed'],
])('%j is refused: %s', (selected, title) => {
  expect(toRevealRequest(selected)).toMatchObject({ refusal: { title } })
})

test('requests each hidden address once', () => {
  expect(toRevealRequest([hidden, seen, withoutId, { ...hidden, key: '4' }])).toEqual({
    leadIds: ['a'],
    withoutId: 1,
    fromLists: 0,
  })
})

test('the answer keeps only requested ids; success without an address counts as not found', () => {
  const outcome = readOutcome(['a', 'b', 'c'], {
    revealed_leads: [
      { id: 'a', success: true, email: 'a@example.com' },
      { id: 'b', success: true },
      { id: 'c', success: false, email: 'c@example.com' },
      { id: 'x', success: true, email: 'x@example.com' },
    ],
    credits_used: '100',
  })
  expect([...outcome.emails]).toEqual([
    ['a', 'a@example.com'],
    ['b', null],
    ['c', null],
  ])
  expect(outcome).toMatchObject({ revealed: 1, requested: 3, creditsUsed: 100 })
  expect(messages.revealed({ ...outcome, withoutId: 0, fromLists: 0 }).description).toBe(
    '1/3 emails, 1.0 credits used.',
  )
})

test('credits that the answer does not tell are not said', () => {
  const outcome = readOutcome(['a'], { revealed_leads: [], credits_used: null })
  expect(messages.revealed({ ...outcome, withoutId: 0, fromLists: 0 }).description).toBe(
    '0/1 emails.',
  )
})

const results: SearchResults = {
  id: '1',
  search: { filters: noFilters, limit: 25 },
  total: 4,
  leads: [
    { key: '1', apolloId: 'a', name: 'Ann' },
    { key: '2', apolloId: 'a', name: 'Ann again' },
    { key: '3', apolloId: 'b', name: 'Bo', email: 'bo@example.com' },
    { key: '4', name: 'Without id' },
  ],
}

test('a reveal changes the requested leads that were hidden', () => {
  const emails = new Map([
    ['a', 'ann@example.com'],
    ['b', null],
  ])
  const outcome = { emails, revealed: 1, requested: 2, creditsUsed: 100 }
  expect(withRevealed(results, outcome).leads).toEqual([
    { key: '1', apolloId: 'a', name: 'Ann', email: 'ann@example.com' },
    { key: '2', apolloId: 'a', name: 'Ann again', email: 'ann@example.com' },
    { key: '3', apolloId: 'b', name: 'Bo', email: 'bo@example.com' },
    { key: '4', name: 'Without id' },
  ])
})

test('an address that was not found is marked', () => {
  const outcome = { emails: new Map([['a', null]]), revealed: 0, requested: 1, creditsUsed: 0 }
  expect(withRevealed(results, outcome).leads[0]).toMatchObject({ isNotFound: true })
})
