import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { deferred } from '@/test/deferred'
import { NotificationLogButton } from '@/app/shell/notification-log-button'
import { notify, Toaster } from '@/shared/ui/notifications/toaster'
import { ChakraProvider } from '@chakra-ui/react'
import { system } from '@/shared/ui/theme/theme'
import { ApiError } from './api-error'
import { clearSessionStores } from '@/shared/lib/state/store'
import { isWorkLostBy, questionsBefore } from '@/shared/lib/work/unsaved-work'
import { createQueryClient } from './query-client'
import { sendWrite, useWrite } from './use-write'

function renderWith(children: ReactNode) {
  const onUnauthorized = vi.fn()
  const client = createQueryClient({
    notifier: notify,
    alwaysRefreshed: [['lists']],
    onUnauthorized,
  })
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return { onUnauthorized, user: userEvent.setup() }
}

function Lists({ read }: { read: () => Promise<string> }) {
  const lists = useQuery({
    queryKey: ['lists'],
    queryFn: read,
    meta: { failure: () => ({ title: 'Failed to load lists' }) },
  })
  return <p>{lists.data}</p>
}

type SaveProps = {
  call: (name: string) => Promise<string>
  touches?: string[][]
}

function Save({ call, touches }: SaveProps) {
  const save = useWrite({
    name: 'save',
    call,
    touches,
    success: (answer, name) => ({ title: `Saved ${name} as ${answer}` }),
    failure: (error) => ({ title: 'Save failed', description: error.message }),
  })
  return (
    <button type="button" onClick={() => save.mutate('Ann')}>
      Save
    </button>
  )
}

it('keeps the failure toast of a write when the refetch fails too', async () => {
  const read = vi.fn(async () => {
    if (read.mock.calls.length > 1) throw new Error('offline')
    return 'read'
  })
  const { user } = renderWith(
    <>
      <Lists read={read} />
      <Save call={() => Promise.reject(new Error('offline'))} touches={[['lists']]} />
      <NotificationLogButton />
    </>,
  )
  await screen.findByText('read')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(await screen.findByText('2')).toBeVisible()
  expect(screen.getByText('Save failed')).toBeVisible()
  expect(screen.queryByText('Failed to load lists')).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByText('Failed to load lists')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Copy details' })[0] ?? document.body)
  expect(await navigator.clipboard.readText()).toMatch(/^Error: .+\nVersion: .+\nTime: /)
})

it.each(['read', 'write'])('reports a 401 of a %s to onUnauthorized', async (kind) => {
  const refuse = () => Promise.reject(new ApiError(401, '', 'Unauthorized'))
  const { onUnauthorized, user } = renderWith(
    kind === 'read' ? <Lists read={refuse} /> : <Save call={refuse} />,
  )
  if (kind === 'write') await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1))
})

it('asks before the page ends until a paid call is answered, or its user has logged out', async () => {
  const client = createQueryClient({
    notifier: notify,
    alwaysRefreshed: [],
    onUnauthorized: () => {},
  })
  const texts = () => questionsBefore({ by: 'log-out' }).map(({ text }) => text)
  const pay = (answer: Promise<void>) =>
    sendWrite(client, { name: 'pay', call: () => answer, costs: () => 'Costs credits.' }, undefined)
  const paid = deferred()

  const first = pay(paid.promise)
  expect(texts()).toEqual(['Costs credits.'])
  expect(isWorkLostBy({ by: 'close' })).toBe(false)
  paid.resolve()
  await first
  expect(texts()).toEqual([])

  void pay(new Promise(() => {}))
  clearSessionStores()
  expect(texts()).toEqual([])
})
