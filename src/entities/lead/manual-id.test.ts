import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextManualId, reserveManualIds } from './manual-id'

const NOW = Date.UTC(2031, 4, 6)

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A new instance of the module, as in another tab or after a reload. */
async function anotherPage() {
  vi.resetModules()
  return import('./manual-id')
}

const block = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

it('a large file and another one 15 seconds later share no timestamp', () => {
  const stamps = new Set(block(reserveManualIds(70_000), 70_000))
  vi.setSystemTime(NOW + 15_000)
  for (const stamp of block(reserveManualIds(70_000), 70_000)) stamps.add(stamp)
  stamps.add(Number(nextManualId().replace('manual', '')))
  expect(stamps.size).toBe(140_001)
})

it('a reload continues after the last timestamp', async () => {
  const first = reserveManualIds(70_000)
  const { reserveManualIds: reserveLater } = await anotherPage()
  vi.setSystemTime(NOW + 15_000)
  expect(reserveLater(10)).toBe(first + 70_000)
})

it('two tabs that alternate share no timestamp', async () => {
  const other = await anotherPage()
  const stamps = Array.from({ length: 50 }, (_, turn) =>
    block((turn % 2 ? other : { reserveManualIds }).reserveManualIds(1000), 1000),
  ).flat()
  expect(new Set(stamps).size).toBe(50_000)
  expect(stamps.toSorted((a, b) => a - b)).toEqual(stamps)
})

it('timestamps increase when storage is blocked or holds an invalid value', () => {
  const before = reserveManualIds(5000)
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('1e300')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  expect(reserveManualIds(3)).toBe(before + 5000)
  expect(reserveManualIds(1)).toBe(before + 5003)
})

it('an id is the current time once that is later than the last id', () => {
  const last = reserveManualIds(1)
  vi.setSystemTime(last + 60_000)
  expect(nextManualId()).toBe(`manual${last + 60_000}`)
})
