import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { forgetInTab, forgetOfUser, persisted } from './persisted'
import { clearSessionStores } from '../state/store'

const mode = persisted({
  name: 'test-mode',
  scope: 'device',
  schema: z.optional(z.enum(['light', 'dark'])),
  fallback: undefined,
  atLogOut: 'stays',
})
const names = persisted({
  name: 'test-names',
  scope: 'user',
  schema: z.array(z.string()),
  fallback: [],
  atLogOut: 'stays',
})
const views = persisted({
  name: 'test-views',
  scope: 'user',
  schema: z.record(z.string(), z.number()),
  fallback: {},
  atLogOut: 'forgotten',
})
const found = persisted({
  name: 'test-found',
  scope: 'tab',
  schema: z.optional(z.array(z.string())),
  fallback: undefined,
  atLogOut: 'forgotten',
})

beforeEach(() => clearSessionStores())

function writeElsewhere(key: string, value: string) {
  localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })

it('stores a string as it is, and other values as JSON, for each user', () => {
  expect(mode.get()).toBeUndefined()
  expect(mode.set('dark')).toBe(true)
  names('1').update((current) => [...current, 'Ann'])
  expect(Object.entries(localStorage)).toEqual([
    ['test-mode', 'dark'],
    ['test-names:1', '["Ann"]'],
  ])
  expect([mode.get(), names('1').get(), names('2').get()]).toEqual(['dark', ['Ann'], []])
  expect(names('1').get()).toBe(names('1').get())
  mode.set(undefined)
  expect(localStorage.getItem('test-mode')).toBeNull()
})

it.each(['broken', '{"a":', 'null', '7', '[7]', '{}'])('reads %s as the fallback', (text) => {
  localStorage.setItem('test-names:1', text)
  localStorage.setItem('test-mode', text)
  expect([names('1').get(), mode.get()]).toEqual([[], undefined])
})

it('follows other tabs', () => {
  const listener = vi.fn()
  const stop = names('1').subscribe(listener)
  writeElsewhere('test-names:2', '["Bo"]')
  expect(listener).not.toHaveBeenCalled()
  writeElsewhere('test-names:1', '["Bo"]')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(names('1').get()).toEqual(['Bo'])
  names('1').set(['Cy'])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

it('a value that cannot be stored lasts as long as the page, a user’s until log out', () => {
  names('1').set(['Ann'])
  const full = fill()
  expect([mode.set('dark'), names('1').update((all) => [...all, 'Bo'])]).toEqual([false, false])
  expect([mode.get(), names('1').get(), names('1').isStored()]).toEqual([
    'dark',
    ['Ann', 'Bo'],
    false,
  ])
  clearSessionStores()
  expect([mode.get(), names('1').get(), names('1').isStored()]).toEqual(['dark', ['Ann'], true])
  full.mockRestore()
  expect(mode.set('light')).toBe(true)
  expect(mode.isStored()).toBe(true)
})

it('a value that could not be stored gives way to what another tab stores later', () => {
  names('1').set(['Ann'])
  const full = fill()
  names('1').update((all) => [...all, 'Bo'])
  full.mockRestore()
  // The event of the other tab may come later than the next change here.
  localStorage.setItem('test-names:1', '["Ann","Cy"]')
  names('1').update((all) => [...all, 'Di'])
  expect(localStorage.getItem('test-names:1')).toBe('["Ann","Cy","Di"]')
})

it('log out removes the user’s entries, even of code that is not loaded, and notifies subscribers', () => {
  views('1').set({ a: 1 })
  views('11').set({ a: 11 })
  names('1').set(['Ann'])
  mode.set('dark')
  localStorage.setItem('kept:1:of-another-screen', 'x')
  const listener = vi.fn()
  views('1').subscribe(listener)
  forgetOfUser('1')
  expect(listener).toHaveBeenCalled()
  expect([views('1').get(), views('11').get()]).toEqual([{}, { a: 11 }])
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'kept:11:test-views',
    'test-mode',
    'test-names:1',
  ])
})

it('signing in clears what the tab kept for others, and logging out all', () => {
  found('1').set(['a'])
  forgetInTab('1')
  expect(found('1').get()).toEqual(['a'])
  forgetInTab('11')
  expect(found('1').get()).toBeUndefined()
  found('1').set(['a'])
  forgetInTab()
  expect(sessionStorage).toHaveLength(0)
})
