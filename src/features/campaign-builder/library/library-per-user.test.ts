import { afterEach, expect, it, vi } from 'vitest'
import { clearSessionStores } from '@/shared/lib/state/store'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import type { Entry } from './entry'
import { libraryOfUser } from './library'

const snippet = (id: string): Entry => ({ kind: 'snippet', id, name: id, html: '<p>x</p>' })

afterEach(() => {
  vi.restoreAllMocks()
  clearSessionStores()
  localStorage.clear()
})

it('is persisted for each user', () => {
  libraryOfUser('1').add([snippet('a')])
  clearSessionStores()
  libraryOfUser('2').add([snippet('b')])
  expect(libraryOfUser('2').entries.get()).toEqual([snippet('b')])
  expect(libraryOfUser('1').entries.get()).toEqual([snippet('a')])
})

it('asks before entries that could not be stored are lost', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  libraryOfUser('1').add([snippet('a')])
  for (const by of ['unload', 'reload', 'log-out', 'other-user'] as const)
    expect(isWorkLostBy({ by })).toBe(true)
  expect(isWorkLostBy({ by: 'close' })).toBe(false)
  vi.restoreAllMocks()
  libraryOfUser('1').add([snippet('b')])
  expect(isWorkLostBy({ by: 'unload' })).toBe(false)
  clearSessionStores()
  expect(libraryOfUser('1').entries.get()).toEqual([snippet('a'), snippet('b')])
})
