import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Campaign } from '@/entities/campaign/campaign'
import type { BrowserStorage } from '@/shared/lib/browser-storage'
import { clearSessionStores } from '@/shared/lib/store'
import { fc } from '@/test/fast-check'
import { createLaunchHold, HOLD_MS, type Obstacle } from './launch-hold'
import { createSendMarks } from './send-marks'

function sharedStorage(): BrowserStorage {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => {
      if (value === undefined) values.delete(key)
      else values.set(key, value)
      return true
    },
    keys: () => [...values.keys()],
    follow: () => () => {},
  }
}

const campaign = (id: string): Campaign => ({
  id,
  sentId: id,
  name: `Campaign ${id}`,
  description: '',
  listId: '1',
  emailTemplate: '',
  status: 'draft',
  sentEmails: 0,
  totalLeads: 0,
  createdAt: undefined,
  steps: [],
})

function openTab(storage: BrowserStorage, page: string, sent: string[]) {
  const obstacles: Obstacle[] = []
  const refresh = vi.fn<() => void>()
  const hold = createLaunchHold({
    marks: createSendMarks({ storage, page, now: Date.now }),
    now: Date.now,
    onObstacle: (obstacle) => void obstacles.push(obstacle),
  })
  const press = (ids: string[], { isHeld = true, readAt = Date.now() } = {}) =>
    hold.request(
      {
        kind: 'launch',
        campaigns: ids.map(campaign),
        summary: '',
        readAt,
        send: () => void sent.push(...ids),
        refresh,
      },
      isHeld,
    )
  const only = () => {
    const [first] = hold.holds.get()
    if (!first) throw new Error('Nothing is on hold')
    return first
  }
  return { ...hold, press, only, obstacles, refresh }
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

let storage = sharedStorage()
let sent: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  storage = sharedStorage()
  sent = []
})
afterEach(() => {
  vi.useRealTimers()
  clearSessionStores()
})

describe('a launch on hold', () => {
  it('is sent at once when nothing is to be held', () => {
    openTab(storage, 'a', sent).press(['1'], { isHeld: false })
    expect(sent).toEqual(['1'])
  })

  it('is sent once, after ten seconds', () => {
    const tab = openTab(storage, 'a', sent)
    tab.press(['1', '2'])
    tab.press(['2', '3'])
    seconds(9.9)
    expect(sent).toEqual([])
    seconds(0.2)
    expect(sent).toEqual(['1', '2'])
    seconds(60)
    expect(sent).toEqual(['1', '2'])
    expect(tab.holds.get()).toEqual([])
  })

  it('is sent once by Send now, however often it is pressed', () => {
    const tab = openTab(storage, 'a', sent)
    tab.press(['1'])
    const held = tab.only()
    tab.sendNow(held)
    tab.sendNow(held)
    seconds(20)
    expect(sent).toEqual(['1'])
  })

  it('is not sent after Undo, after log out, or when the page is closed', () => {
    const tab = openTab(storage, 'a', sent)
    tab.press(['1'])
    const held = tab.only()
    tab.undo(held)
    tab.sendNow(held)
    tab.press(['2'])
    clearSessionStores()
    tab.press(['3'])
    tab.undoAll()
    seconds(20)
    expect(sent).toEqual([])
    expect(storage.keys()).toEqual(['launches'])
  })

  it('is not sent when one of its campaigns is deleted', () => {
    const tab = openTab(storage, 'a', sent)
    tab.press(['1', '2'])
    tab.press(['3'])
    tab.cancelDeleted((id) => id === '2')
    expect(tab.holds.get()).toHaveLength(1)
    seconds(20)
    expect(sent).toEqual(['3'])
    expect(tab.obstacles).toEqual(['deleted'])
    // Another tab may send the one that is left.
    openTab(storage, 'b', sent).press(['1'], { isHeld: false })
    expect(sent).toEqual(['3', '1'])
  })

  it('is not sent when the computer slept meanwhile', () => {
    const tab = openTab(storage, 'a', sent)
    tab.press(['1'])
    vi.setSystemTime(Date.now() + 3_600_000)
    seconds(10)
    expect(sent).toEqual([])
    expect(tab.obstacles).toEqual(['too-late'])
  })
})

describe('two tabs', () => {
  it('do not hold or send the same campaign', () => {
    const [a, b] = [openTab(storage, 'a', sent), openTab(storage, 'b', sent)]
    const readAt = Date.now()
    a.press(['1'])
    b.press(['1', '2'])
    expect(b.obstacles).toEqual(['held-elsewhere'])
    b.press(['1'], { isHeld: false })
    seconds(11)
    b.press(['1'], { isHeld: false, readAt })
    expect(b.obstacles).toEqual(['held-elsewhere', 'held-elsewhere', 'sent-elsewhere'])
    expect(b.refresh).toHaveBeenCalledTimes(1)
    expect(sent).toEqual(['1'])
  })

  it('send again what was read after the other sent it, which is a decision', () => {
    const [a, b] = [openTab(storage, 'a', sent), openTab(storage, 'b', sent)]
    a.press(['1'], { isHeld: false })
    seconds(1)
    b.press(['1'], { isHeld: false, readAt: Date.now() })
    expect(sent).toEqual(['1', '1'])
  })

  it('send what the other has undone', () => {
    const [a, b] = [openTab(storage, 'a', sent), openTab(storage, 'b', sent)]
    a.press(['1'])
    a.undo(a.only())
    b.press(['1'])
    seconds(11)
    expect(sent).toEqual(['1'])
  })

  it('send once what both hold, because they read the marks at the same moment', () => {
    const writes: [string, string | undefined][] = []
    // Neither tab sees what the other has just written.
    const delayed: BrowserStorage = {
      ...storage,
      write: (key, value) => writes.push([key, value]) > 0,
    }
    let isDelayed = true
    const raced: BrowserStorage = {
      ...storage,
      write: (key, value) => (isDelayed ? delayed : storage).write(key, value),
    }
    const [a, b] = [openTab(raced, 'a', sent), openTab(raced, 'b', sent)]
    a.press(['1'])
    b.press(['1'])
    isDelayed = false
    for (const [key, value] of writes) storage.write(key, value)
    seconds(11)
    expect(sent).toEqual(['1'])
  })

  it('never send a campaign twice without having read it in between', () => {
    const aPress = fc.record({
      tab: fc.constantFrom<0 | 1>(0, 1),
      ids: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1 }),
      isHeld: fc.boolean(),
      act: fc.constantFrom('press', 'undo', 'now', 'wait'),
      wait: fc.nat({ max: 15 }),
    })
    fc.assert(
      fc.property(fc.array(aPress, { maxLength: 12 }), (presses) => {
        const shared = sharedStorage()
        const sentBy: [string[], string[]] = [[], []]
        const tabs = [openTab(shared, 'a', sentBy[0]), openTab(shared, 'b', sentBy[1])]
        const readAt = Date.now()
        for (const { tab, ids, isHeld, act, wait } of presses) {
          const here = tabs[tab]
          const held = here?.holds.get()[0]
          // After its own calls a tab reads the campaigns again.
          const isNewHere = ids.every((id) => !sentBy[tab].includes(id))
          if (act === 'press' && isNewHere) here?.press(ids, { isHeld, readAt })
          if (act === 'undo' && held) here?.undo(held)
          if (act === 'now' && held) here?.sendNow(held)
          if (act === 'wait') seconds(wait)
        }
        seconds(HOLD_MS / 500)
        const all = sentBy.flat()
        expect(all).toHaveLength(new Set(all).size)
      }),
    )
  })
})
