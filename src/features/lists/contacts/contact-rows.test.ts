import { expect, test } from 'vitest'
import { toRows } from './contact-rows'

const person = (change: object) => ({
  id: '',
  apolloId: '',
  name: 'Ann Lee',
  firstName: 'Ann',
  lastName: 'Lee',
  ...change,
})
const keysOf = (...changes: object[]) => toRows(changes.map(person)).map(({ key }) => key)

test('a row keeps its key when rows before it are removed', () => {
  const people = [
    { apolloId: 'ap-1' },
    { apolloId: 'ap-2', id: '2' },
    { id: '2' },
    { email: 'ann@x.example' },
  ]
  const keys = keysOf(...people)
  expect(new Set(keys).size).toBe(4)
  for (const at of [1, 2, 3]) expect(keysOf(...people.slice(at))).toEqual(keys.slice(at))
})

test('people who are alike have different keys', () => {
  const same = { apolloId: 'ap-1' }
  expect(new Set(keysOf(same, same, {}, {}, { id: 'ap-1' })).size).toBe(5)
})
