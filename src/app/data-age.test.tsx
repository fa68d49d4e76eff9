import { ChakraProvider } from '@chakra-ui/react'
import { db } from '@mocks/entry/db'
import { hold, server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { shortTime } from '@/shared/i18n/short-time'
import { UpdatedAt } from '@/shared/ui/page/data-age'
import { system } from '@/shared/ui/theme/theme'
import { renderApp } from '@/test/render-app'
import { onRequest } from '@/test/requests'

const reads: string[] = []
beforeEach(() =>
  onRequest(({ method, url }) => {
    const { pathname } = new URL(url)
    if (method === 'GET' && pathname !== '/api/auth/user') reads.push(pathname)
  }),
)
afterEach(() => void vi.useRealTimers())

const failLists = () =>
  server.use(http.get('*/api/lists', () => new HttpResponse(null, { status: 500 })))

async function openLists() {
  signInAs('user')
  const app = renderApp('/lists')
  await screen.findByText('Fintech decision makers')
  await waitFor(() => expect(reads).toContain('/api/campaigns'))
  await screen.findByRole('button', { name: 'Refresh' })
  reads.length = 0
  return app
}

const renameList = (name: string) => db.lists.update(db.lists.all()[0]?.id ?? '', { name })
const updated = (at: number) => screen.findByText(`Updated ${shortTime(at)}`)

it('a failed refresh shows the error and the age of the data', async () => {
  const at = Date.now()
  const { user } = await openLists()
  vi.useFakeTimers({ toFake: ['Date'], now: at + 5 * 60_000 })
  failLists()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Failed to load lists')).toBeVisible()
  expect(screen.getByText('Fintech decision makers')).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await updated(at + 5 * 60_000)).toBeVisible()
})

it('R refreshes; a second press during the refresh sends no further request', async () => {
  const { user } = await openLists()
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const answer = hold('getLists')
  renameList('Renamed elsewhere')
  await user.keyboard('r')
  await user.keyboard('r')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true'),
  )
  answer.end()
  expect(await screen.findByText('Renamed elsewhere')).toBeVisible()
  expect(reads.filter((path) => path === '/api/lists')).toHaveLength(1)
})

it('highlights the age after half an hour', () => {
  const at = Date.now()
  vi.useFakeTimers({ now: at })
  render(
    <ChakraProvider value={system}>
      <UpdatedAt at={at} />
    </ChakraProvider>,
  )
  act(() => void vi.advanceTimersByTime(28 * 60_000))
  expect(screen.getByText(`Updated ${shortTime(at)}`)).toBeVisible()
  expect(screen.queryByRole('mark')).toBeNull()
  act(() => void vi.advanceTimersByTime(3 * 60_000))
  expect(screen.getByRole('mark')).toHaveTextContent(`Updated ${shortTime(at)}`)
})

describe('a change in another tab', () => {
  const tell = (userId: string, keys: string[][]) => {
    const tab = new BroadcastChannel('changes')
    onTestFinished(() => tab.close())
    tab.postMessage({ version: 1, message: { userId, keys } })
  }
  const userId = () => db.users.all().find(({ role }) => role === 'user')?.id ?? ''

  it('is fetched at once for data on screen, otherwise when the data is shown', async () => {
    const { user } = await openLists()
    await user.click(screen.getByRole('link', { name: 'Analytics' }))
    await waitFor(() => expect(reads).toHaveLength(2))
    renameList('Renamed elsewhere')
    tell(userId(), [['analytics', 'stats'], ['lists']])
    await waitFor(() => expect(reads).toHaveLength(3))
    expect(reads.at(-1)).toBe('/api/analytics/stats')
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    expect(await screen.findByText('Renamed elsewhere')).toBeVisible()
  })

  it('of another user is ignored', async () => {
    await openLists()
    tell('somebody else', [['lists']])
    tell(userId(), [['campaigns']])
    await waitFor(() => expect(reads).toEqual(['/api/campaigns']))
  })

  it('is announced by a write, with the queries that it refreshes', async () => {
    const messages: unknown[] = []
    const tab = new BroadcastChannel('changes')
    onTestFinished(() => tab.close())
    tab.addEventListener('message', ({ data }) => messages.push(data.message))
    const { user } = await openLists()
    await user.click(screen.getByRole('button', { name: 'Delete list Pilot customers' }))
    await user.click(await screen.findByRole('button', { name: /^Delete/ }))
    await screen.findByText('List deleted')
    await waitFor(() =>
      expect(messages).toEqual([{ userId: userId(), keys: [['campaigns'], ['lists']] }]),
    )
  })
})

it('refetches only failed queries when back online', async () => {
  signInAs('user')
  failLists()
  renderApp('/')
  expect(await screen.findByText('The lists could not be loaded')).toBeVisible()
  await screen.findByRole('list', { name: 'First campaigns' })
  server.resetHandlers()
  reads.length = 0
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('list', { name: 'First lists' })).toBeVisible()
  expect(reads).toEqual(['/api/lists'])
})
