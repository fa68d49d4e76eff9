import { describe, expect, it, test } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { toLeads } from '@/entities/lead/people'
import { fc } from '@/test/fast-check'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { type Operation, combineLists, type Part } from './combine-lists'

const contact = (apolloId: string, email?: string): Contact => ({
  id: apolloId,
  apolloId,
  name: `Person ${apolloId}`,
  firstName: '',
  lastName: '',
  email,
})

const combine = (lists: Contact[][], operation: Operation, part: Part = { kind: 'all' }) =>
  runAtOnce(combineLists(lists, { operation, part })).people
const idsOf = (lists: Contact[][], operation: Operation, part: Part = { kind: 'all' }) =>
  toLeads(combine(lists, operation, part), lists).map(({ apolloId }) => apolloId)

const first = [contact('1', 'ann@x.example'), contact('2'), contact('3')]
const second = [contact('9', 'ANN@x.example '), contact('2'), contact('4')]

test.each<[Operation, string[]]>([
  ['union', ['1', '2', '3', '4']],
  ['intersection', ['1', '2']],
  ['difference', ['3']],
])('%s', (operation, expected) => expect(idsOf([first, second], operation)).toEqual(expected))

test.each<[Part, string[]]>([
  [{ kind: 'first', count: 2 }, ['1', '2']],
  [{ kind: 'first', count: 9 }, ['1', '2', '3', '4']],
  [{ kind: 'every', count: 1 }, ['1', '2', '3', '4']],
  [{ kind: 'every', count: 3 }, ['1', '4']],
])('a part: %j', (part, expected) =>
  expect(idsOf([first, second], 'union', part)).toEqual(expected),
)

test('a person is added by the id of any of their contacts, or not at all', () => {
  const lists = [
    [contact('', 'ann@x.example'), contact('', 'bo@x.example')],
    [contact('1', 'ann@x.example')],
  ]
  expect(idsOf(lists, 'union')).toEqual(['1'])
})

const aContact = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    fc.constantFrom(undefined, 'a@x.example', 'A@X.example ', 'b@x.example'),
  )
  .map(([id, email]) => contact(id, email))
const aList = fc.array(aContact, { maxLength: 8 })
const keys = (lists: Contact[][], operation: Operation) =>
  combine(lists, operation).map(({ key }) => key)

describe('for all lists', () => {
  it('everyone is in exactly one list or in both, without duplicates', () => {
    fc.assert(
      fc.property(aList, aList, (one, other) => {
        const parts = [
          combine([one, other], 'difference').length,
          combine([other, one], 'difference').length,
          combine([one, other], 'intersection').length,
        ]
        const union = keys([one, other], 'union')
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(union.length)
        expect(new Set(union).size).toBe(union.length)
      }),
    )
  })

  it('the intersection is part of the union, and the order of the lists changes no count', () => {
    fc.assert(
      fc.property(fc.array(aList, { minLength: 1, maxLength: 4 }), (lists) => {
        const turned = lists.toReversed()
        const union = keys(lists, 'union')
        expect(union).toEqual(expect.arrayContaining(keys(lists, 'intersection')))
        expect(union).toEqual(expect.arrayContaining(keys(lists, 'difference')))
        expect(keys(turned, 'union')).toHaveLength(union.length)
        expect(keys(turned, 'intersection')).toHaveLength(keys(lists, 'intersection').length)
      }),
    )
  })

  it('a list combined with itself is unchanged, and empty without itself', () => {
    fc.assert(
      fc.property(aList, (list) => {
        const own = keys([list], 'union')
        expect(keys([list, list], 'union')).toHaveLength(own.length)
        expect(keys([list, list], 'intersection')).toHaveLength(own.length)
        expect(keys([list, list], 'difference')).toEqual([])
      }),
    )
  })

  it('a new list of people combined with its sources adds nobody', () => {
    fc.assert(
      fc.property(aList, aList, (one, other) => {
        const people = combine([one, other], 'union')
        const made = people.map((person) => person.contact)
        expect(keys([made, one, other], 'union')).toHaveLength(people.length)
      }),
    )
  })

  it('parts have the requested number of people', () => {
    fc.assert(
      fc.property(aList, fc.integer({ min: 1, max: 9 }), (list, count) => {
        const total = combine([list], 'union').length
        const size = (kind: 'first' | 'every') => combine([list], 'union', { kind, count }).length
        expect(size('first')).toBe(Math.min(count, total))
        expect(size('every')).toBe(Math.ceil(total / count))
      }),
    )
  })
})
