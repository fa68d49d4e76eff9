import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver } from './saver'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a single action is saved at once', () => {
  const save = vi.fn()
  createSaver(save, 1_000).request()
  expect(save).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5_000)
  expect(save).toHaveBeenCalledTimes(1)
})

test('a burst is saved once in a while, and its end is not lost', () => {
  const save = vi.fn()
  const saver = createSaver(save, 1_000)
  for (let request = 0; request < 25; request += 1) {
    saver.request()
    vi.advanceTimersByTime(100)
  }
  expect(save).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(1_000)
  expect(save).toHaveBeenCalledTimes(4)
})

test('what waits is saved when the page goes, and not once the saver was stopped', () => {
  const save = vi.fn()
  const saver = createSaver(save, 1_000)
  saver.request()
  saver.request()
  saver.flush()
  expect(save).toHaveBeenCalledTimes(2)
  saver.request()
  saver.stop()
  vi.advanceTimersByTime(5_000)
  expect(save).toHaveBeenCalledTimes(2)
})
