import { expect, test, vi } from 'vitest'
import { createSaver } from './saver'

function createSlowStore() {
  const ends: (() => void)[] = []
  const save = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve)
      }),
  )
  const endWrite = async () => {
    ends.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { save, endWrite }
}

test('a single action is saved at once, and once', async () => {
  const { save, endWrite } = createSlowStore()
  createSaver(save).request()
  expect(save).toHaveBeenCalledTimes(1)
  await endWrite()
  expect(save).toHaveBeenCalledTimes(1)
})

test('changes during a save lead to one more save', async () => {
  const { save, endWrite } = createSlowStore()
  const saver = createSaver(save)
  for (let request = 0; request < 100; request += 1) saver.request()
  expect(save).toHaveBeenCalledTimes(1)
  await endWrite()
  expect(save).toHaveBeenCalledTimes(2)
  await endWrite()
  expect(save).toHaveBeenCalledTimes(2)
  saver.request()
  expect(save).toHaveBeenCalledTimes(3)
})

test('a stopped saver saves nothing, not even pending changes', async () => {
  const { save, endWrite } = createSlowStore()
  const saver = createSaver(save)
  saver.request()
  saver.request()
  saver.stop()
  await endWrite()
  saver.request()
  expect(save).toHaveBeenCalledTimes(1)
})
