import { describe, expect, it } from 'vitest'
import type { BrowserStorage } from '@/shared/lib/device/persisted'
import type { Entry } from './entry'
import { createLibrary, matching } from './library'

const KEY = 'library:1'
const snippet = (id: string, name = id): Entry => ({ kind: 'snippet', id, name, html: '<p>x</p>' })

/** A device with several tabs and limited storage. */
function createDevice() {
  const values = new Map<string, string>()
  const followers: ((key: string, value: string | undefined) => void)[] = []
  const device = { isFull: false }
  const openTab = () => {
    const tab: (typeof followers)[number][] = []
    const storage: BrowserStorage = {
      read: (key) => values.get(key),
      write: (key, value) => {
        if (device.isFull && value !== undefined) return false
        if (value === undefined) values.delete(key)
        else values.set(key, value)
        for (const follower of followers) if (!tab.includes(follower)) follower(key, value)
        return true
      },
      keys: () => [...values.keys()],
      follow: (key, onChange) => {
        const follower = (changed: string, value: string | undefined) => {
          if (changed === key) onChange(value)
        }
        tab.push(follower)
        followers.push(follower)
        return () => void followers.splice(followers.indexOf(follower), 1)
      },
    }
    return createLibrary(storage, KEY)
  }
  return { device, values, openTab }
}

const namesIn = ({ entries }: ReturnType<typeof createLibrary>) =>
  entries.get().map(({ name }) => name)

describe('templates and snippets on a device', () => {
  it('are persisted, and appear in other tabs at once', () => {
    const { openTab } = createDevice()
    const [here, there] = [openTab(), openTab()]
    expect(here.add([snippet('a')])).toBe(true)
    there.add([snippet('b')])
    here.rename('b', 'B')
    for (const tab of [here, there, openTab()]) expect(namesIn(tab)).toEqual(['a', 'B'])
    there.remove('a')
    expect(namesIn(here)).toEqual(['B'])
  })

  it('are added once', () => {
    const library = createDevice().openTab()
    library.add([snippet('a')])
    library.add([snippet('a', 'Another'), snippet('b')])
    expect(namesIn(library)).toEqual(['a', 'b'])
  })

  it('stay in the page while the storage is full, and are written as soon as it is not', () => {
    const { device, openTab } = createDevice()
    const [here, there] = [openTab(), openTab()]
    there.add([snippet('a')])
    device.isFull = true
    expect(here.add([snippet('b')])).toBe(false)
    expect(here.isWritten()).toBe(false)
    expect(namesIn(here)).toEqual(['a', 'b'])
    expect(namesIn(there)).toEqual(['a'])

    device.isFull = false
    there.add([snippet('c')])
    expect(namesIn(here)).toEqual(['a', 'c', 'b'])
    expect(here.isWritten()).toBe(true)
    expect(namesIn(openTab())).toEqual(['a', 'c', 'b'])
  })

  it('are read without entries of a newer version', () => {
    const { values, openTab } = createDevice()
    values.set(KEY, JSON.stringify([snippet('a'), { kind: 'signature', id: 'b', name: 'b' }]))
    expect(namesIn(openTab())).toEqual(['a'])
  })
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
