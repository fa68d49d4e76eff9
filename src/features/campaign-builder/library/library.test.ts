import { afterEach, expect, it, vi } from 'vitest'
import { clearSessionStores } from '@/shared/lib/state/store'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import type { Entry } from './entry'
import { libraryOfUser, matching } from './library'

const snippet = (id: string, name = id): Entry => ({ kind: 'snippet', id, name, html: '<p>x</p>' })

const namesOf = (userId: string) =>
  libraryOfUser(userId)
    .entries.get()
    .map(({ name }) => name)

afterEach(() => {
  vi.restoreAllMocks()
  clearSessionStores()
  localStorage.clear()
})

it('is kept for each user; an entry is added once', () => {
  libraryOfUser('1').add([snippet('a')])
  libraryOfUser('1').add([snippet('a', 'Another'), snippet('b')])
  clearSessionStores()
  libraryOfUser('2').add([snippet('c')])
  expect(namesOf('2')).toEqual(['c'])
  expect(namesOf('1')).toEqual(['a', 'b'])
  libraryOfUser('1').remove('a')
  expect(namesOf('1')).toEqual(['b'])
})

it('asks before entries that could not be stored are lost', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(libraryOfUser('1').add([snippet('a')])).toBe(false)
  expect(namesOf('1')).toEqual(['a'])
  for (const by of ['unload', 'reload', 'log-out', 'other-user'] as const)
    expect(isWorkLostBy({ by })).toBe(true)
  expect(isWorkLostBy({ by: 'close' })).toBe(false)
  vi.restoreAllMocks()
  libraryOfUser('1').add([snippet('b')])
  expect(isWorkLostBy({ by: 'unload' })).toBe(false)
  clearSessionStores()
  expect(namesOf('1')).toEqual(['a', 'b'])
})

it('is read without entries of a newer version', () => {
  const stored = [snippet('a'), { kind: 'signature', id: 'b', name: 'b' }]
  localStorage.setItem('library:1', JSON.stringify(stored))
  expect(namesOf('1')).toEqual(['a'])
})

it.each([
  ['', ['Case study', 'Pricing', 'The price of waiting']],
  ['pri', ['Pricing', 'The price of waiting']],
  ['study case', ['Case study']],
  ['nothing', []],
])('finds %j by name', (query, names) => {
  const all = ['The price of waiting', 'Pricing', 'Case study'].map((name) => ({ name }))
  expect(matching(all, query).map(({ name }) => name)).toEqual(names)
})
