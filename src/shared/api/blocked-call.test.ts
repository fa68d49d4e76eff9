import { afterEach, expect, it, vi } from 'vitest'

const analytics = new Request('https://app.example/api/analytics/stats')
const lists = new Request('https://app.example/api/lists')

afterEach(() => vi.unstubAllGlobals())

async function openPage(isPageThere: boolean) {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => (isPageThere ? new Response('') : Promise.reject(new Error())))
  return import('./blocked-call')
}

it('a call is blocked while others are answered and the page can be reached', async () => {
  const { isBlocked, noteAnswer } = await openPage(true)
  expect(await isBlocked(analytics)).toBe(false)
  noteAnswer(lists)
  expect(await isBlocked(analytics)).toBe(true)
  expect(await isBlocked(lists)).toBe(false)
})

it('a call is not blocked while the connection is down', async () => {
  const { isBlocked, noteAnswer } = await openPage(false)
  noteAnswer(lists)
  expect(await isBlocked(analytics)).toBe(false)
  noteAnswer(analytics)
})
