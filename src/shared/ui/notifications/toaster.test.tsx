import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NotificationLogButton } from '@/app/shell/notification-log-button'
import { system } from '../theme/theme'
import { notify, Toaster } from './toaster'

function renderToaster(children?: React.ReactNode) {
  return render(
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>,
  )
}

function RaisesOnMount() {
  useEffect(() => notify.info({ title: 'Content inserted' }), [])
  return null
}

const restore = () => notify.info({ title: 'Leads restored' })

const raise = (...parameters: Parameters<typeof notify.success>) =>
  act(() => notify.success(...parameters))
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a notification', () => {
  test('is shown for 5000 ms', () => {
    renderToaster()
    raise({ title: 'List created', description: 'Spring fair' })
    expect(screen.getByText('List created')).toBeVisible()
    expect(screen.getByText('Spring fair')).toBeVisible()
    pass(4999)
    expect(screen.getByText('List created')).toBeVisible()
    pass(1)
    expect(screen.queryByText('List created')).not.toBeInTheDocument()
  })

  test('replaces the previous one, and is shown for its own 5000 ms', () => {
    renderToaster()
    raise({ title: 'First', description: 'Of the first' })
    pass(4000)
    raise({ title: 'Second' })
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(screen.queryByText('Of the first')).not.toBeInTheDocument()
    pass(4999)
    expect(screen.getByText('Second')).toBeVisible()
    pass(1)
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
    expect(screen.queryByText('First')).not.toBeInTheDocument()
  })

  test('of a read waits until an earlier one with an action has closed', () => {
    renderToaster()
    raise({ title: 'Leads deleted' }, { action: { label: 'Undo', onClick: restore } })
    act(() => notify.afterAction({ title: 'Failed to load the credit balance' }))
    pass(4999)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByText('Leads restored')).toBeVisible()
    expect(screen.queryByText('Failed to load the credit balance')).toBeNull()
    pass(5000)
    expect(screen.getByText('Failed to load the credit balance')).toBeVisible()
    raise({ title: 'Export successful' })
    act(() => notify.afterAction({ title: 'Failed to load lists' }))
    expect(screen.getByText('Failed to load lists')).toBeVisible()
  })

  test('is shown when it is raised while the page mounts', () => {
    renderToaster(<RaisesOnMount />)
    expect(screen.getByText('Content inserted')).toBeVisible()
  })

  test('is an alert for a failure, else a status', () => {
    renderToaster()
    act(() => notify.error({ title: 'Search failed' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Search failed')
    raise({ title: 'Search completed' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Search completed')
  })

  test('is announced once: a failure by itself, else by the region that was there before', () => {
    renderToaster()
    expect(screen.getByRole('region')).toHaveAttribute('aria-live', 'polite')
    act(() => notify.error({ title: 'Search failed' }))
    const liveAround = screen
      .getByRole('alert')
      .parentElement?.closest('[aria-live]:not([aria-live=off]), [role=status]')
    expect(liveAround).toBeNull()
  })

  test('pauses while the pointer is on it', () => {
    renderToaster()
    raise({ title: 'List created' })
    pass(3000)
    fireEvent.pointerEnter(screen.getByRole('status'))
    pass(60_000)
    expect(screen.getByText('List created')).toBeVisible()
    fireEvent.pointerLeave(screen.getByRole('status'))
    pass(1999)
    expect(screen.getByText('List created')).toBeVisible()
    pass(1)
    expect(screen.queryByText('List created')).not.toBeInTheDocument()
  })

  test('pauses while it has the focus', () => {
    renderToaster(<button type="button">Elsewhere</button>)
    raise({ title: 'List created' })
    act(() => screen.getByRole('button', { name: 'Close notification' }).focus())
    pass(60_000)
    expect(screen.getByText('List created')).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
    pass(5000)
    expect(screen.queryByText('List created')).not.toBeInTheDocument()
  })

  test('is closed by its button', () => {
    renderToaster()
    raise({ title: 'List created' })
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    expect(screen.queryByText('List created')).not.toBeInTheDocument()
  })

  test('offers an action, which may raise the next one', () => {
    renderToaster()
    raise({ title: 'Leads deleted' }, { action: { label: 'Undo', onClick: restore } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByText('Leads deleted')).not.toBeInTheDocument()
    expect(screen.getByText('Leads restored')).toBeVisible()
  })

  test('shows markup in a name as text', () => {
    renderToaster()
    raise({ title: '<b>Spring</b>', description: '<img src=x onerror=alert(1)>' })
    expect(screen.getByText('<b>Spring</b>')).toBeVisible()
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })
})

describe('the keyboard', () => {
  test('F8 focuses the region, Escape dismisses and returns the focus', () => {
    renderToaster(<button type="button">Work</button>)
    const work = screen.getByRole('button', { name: 'Work' })
    raise({ title: 'List created' })
    act(() => work.focus())
    fireEvent.keyDown(work, { key: 'F8' })
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    expect(region).toHaveFocus()
    fireEvent.keyDown(region, { key: 'Escape' })
    expect(screen.queryByText('List created')).not.toBeInTheDocument()
    expect(work).toHaveFocus()
  })

  test('the focus stays in the region when a newer notification appears', () => {
    renderToaster(<button type="button">Work</button>)
    raise({ title: 'First' })
    act(() => screen.getByRole('button', { name: 'Work' }).focus())
    act(() => screen.getByRole('button', { name: 'Close notification' }).focus())
    raise({ title: 'Second' })
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    expect(screen.getByRole('button', { name: 'Work' })).toHaveFocus()
  })
})

describe('the notification log', () => {
  test('lists past notifications, newest first, and can be cleared', async () => {
    vi.useRealTimers()
    renderToaster(<NotificationLogButton />)
    raise({ title: 'List created', description: 'Spring fair' })
    act(() => notify.error({ title: 'Delete failed' }))
    const open = screen.getByRole('button', { name: 'Notifications, 1 unseen' })
    // The visible text is part of the accessible name, except for the comma (WCAG 2.5.3).
    expect(open).toHaveTextContent(/^Notifications 1$/)
    fireEvent.click(open)

    const log = await screen.findByRole('dialog', { name: 'Notifications' })
    const entries = [...log.querySelectorAll('li')].map((entry) => entry.textContent)
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatch(/^Error.*Delete failed$/)
    expect(entries[1]).toMatch(/^Success.*List createdSpring fair$/)

    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(await screen.findByText('Nothing yet')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  })

  test('keeps the last 100', async () => {
    vi.useRealTimers()
    renderToaster(<NotificationLogButton />)
    act(() => {
      for (let index = 1; index <= 101; index += 1) notify.warning({ title: `Notice ${index}` })
    })
    fireEvent.click(screen.getByRole('button', { name: 'Notifications, 100 unseen' }))
    const log = await screen.findByRole('dialog', { name: 'Notifications' })
    expect(log.querySelectorAll('li')).toHaveLength(100)
    expect(log).toHaveTextContent('Notice 101')
    expect(log).not.toHaveTextContent(/Notice 1(?!\d)/)
  })
})
