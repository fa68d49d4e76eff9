import { expect, it, vi } from 'vitest'
import { registerUnsavedWork } from '@/shared/lib/unsaved-work'
import { reloadOnceFor } from './missing-code'

it('does not reload where unsaved work would not outlive it', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const takeOut = registerUnsavedWork(() => ({
    isLostBy: ({ by }) => by === 'reload',
    question: () => ({ title: '', text: '', confirmLabel: '', cancelLabel: '' }),
  }))
  expect(await reloadOnceFor(new Error('Missing code: lists.js'))).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
  takeOut()
})

it('does not reload where the tab could not remember it', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(this: Storage) {
    if (this === sessionStorage) throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await reloadOnceFor(new Error('Missing code: lists.js'))).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})

it('does not reload where the page cannot be had', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await reloadOnceFor(new Error('Missing code: lists.js'))).toBe(false)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 502 }))
  expect(await reloadOnceFor(new Error('Missing code: lists.js'))).toBe(false)
})
