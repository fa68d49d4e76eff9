import { expect, it, vi } from 'vitest'
import { registerUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { notify } from '@/shared/ui/notifications/toaster'
import { markMissingCode, reloadOnceFor, reportReload } from './missing-code'

it('does not reload if unsaved work would be lost', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const unregister = registerUnsavedWork(() => ({
    isLostBy: ({ by }) => by === 'reload',
    question: () => ({ title: '', text: '', confirmLabel: '', cancelLabel: '' }),
  }))
  await reloadOnceFor(new Error('Missing code: lists.js'))
  expect(fetchSpy).not.toHaveBeenCalled()
  unregister()
})

it('does not reload if the tab cannot store that it did', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(this: Storage) {
    if (this === sessionStorage) throw new DOMException('Full', 'QuotaExceededError')
  })
  await reloadOnceFor(new Error('Missing code: lists.js'))
  expect(fetchSpy).not.toHaveBeenCalled()
})

it('does not reload if the page cannot be loaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await reloadOnceFor(new Error('Missing code: lists.js'))
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 502 }))
  await reloadOnceFor(new Error('Missing code: lists.js'))
  expect(sessionStorage.getItem('reloaded:Missing code: lists.js')).toBeNull()
})

it('does not reload while the page is being left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  markMissingCode()
  window.dispatchEvent(new Event('beforeunload'))
  const result = reloadOnceFor(new Error('Missing code: lists.js'))
  await vi.advanceTimersByTimeAsync(4999)
  expect(fetchSpy).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await result
  expect(fetchSpy).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
})

it('after the reload, says why, once', () => {
  sessionStorage.setItem('reloaded-for-a-part', 'yes')
  const log = vi.spyOn(notify, 'info')
  reportReload()
  reportReload()
  expect(log).toHaveBeenCalledExactlyOnceWith({
    title: 'The page was reloaded, because a part of it could not be loaded.',
  })
})
