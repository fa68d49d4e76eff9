import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { manualIdAt, newManualIds, nextManualId } from './manual-id'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2031, 4, 6), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function importOf(rows: number): string[] {
  const ids = newManualIds()
  return Array.from({ length: rows }, (_, row) => manualIdAt(ids, row))
}

it('two devices that import at the same instant, a hundred times, share no id', () => {
  const ids = Array.from({ length: 100 }, () => [...importOf(1000), ...importOf(1000)]).flat()
  expect(new Set(ids).size).toBe(200_000)
})

it('an id is "manual", the time in milliseconds, and at least six random digits', () => {
  expect(nextManualId()).toMatch(new RegExp(String.raw`^manual${Date.now()}\d{6,}$`))
  expect(nextManualId()).not.toBe(nextManualId())
})

it('a position has the same id each time, so that a repeated request creates nobody twice', () => {
  const ids = newManualIds()
  expect(manualIdAt(ids, 7)).toBe(manualIdAt({ ...ids }, 7))
})
