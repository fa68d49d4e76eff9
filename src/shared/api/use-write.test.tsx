import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { deferred } from '@/test/deferred'
import { notify } from '@/shared/ui/notifications/toaster'
import { createQueryClient, forgetWrites } from './query-client'
import { useWrite } from './use-write'

type Props = {
  call: (id: string) => Promise<string>
  optimistic?: () => () => void
  onSaved?: () => void
  onFailed?: () => void
  onClosed?: () => void
}

function Sender({ call, optimistic, onSaved, onFailed, onClosed }: Props) {
  const write = useWrite({
    name: 'send',
    subject: (id: string) => id,
    call,
    optimistic,
    onSuccess: onSaved,
    onError: onFailed,
    success: () => ({ title: 'Sent' }),
    failure: () => ({ title: 'Not sent' }),
  })
  return ['a', 'b'].map((id) => (
    <button key={id} type="button" onClick={() => write.mutate(id, { onSuccess: onClosed })}>
      {write.isPendingFor(id) ? `Sending ${id}` : `Send ${id}`}
    </button>
  ))
}

function renderSender(props: Props) {
  const client = createQueryClient({
    notifier: notify,
    alwaysRefreshed: [],
    onUnauthorized: () => {},
  })
  const page = (isOpen: boolean) => (
    <QueryClientProvider client={client}>{isOpen && <Sender {...props} />}</QueryClientProvider>
  )
  const { rerender } = render(page(true))
  return {
    client,
    user: userEvent.setup(),
    leave: () => rerender(page(false)),
    comeBack: () => rerender(page(true)),
  }
}

it('is not sent again by a component that is remounted while it is in flight', async () => {
  const answer = deferred<string>()
  const call = vi.fn(() => answer.promise)
  const { user, leave, comeBack } = renderSender({ call })
  await user.click(screen.getByRole('button', { name: 'Send a' }))
  leave()
  comeBack()

  await user.click(screen.getByRole('button', { name: 'Sending a' }))
  expect(call).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Send b' }))
  expect(call).toHaveBeenCalledTimes(2)

  answer.resolve('done')
  await user.click(await screen.findByRole('button', { name: 'Send a' }))
  expect(call).toHaveBeenCalledTimes(3)
})

it('after unmount runs its declared callbacks, but not those of the component', async () => {
  const answer = deferred<string>()
  const onSaved = vi.fn()
  const onClosed = vi.fn()
  const { user, leave } = renderSender({ call: () => answer.promise, onSaved, onClosed })
  await user.click(screen.getByRole('button', { name: 'Send a' }))
  leave()
  answer.resolve('done')

  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(onClosed).not.toHaveBeenCalled()
})

it('does not block the next user, and ends without toast, callback and revert after log out', async () => {
  const answer = deferred<string>()
  const call = vi.fn(async (id: string) => {
    await answer.promise
    if (id === 'b') throw new Error('failed')
    return 'done'
  })
  const onSaved = vi.fn()
  const onFailed = vi.fn()
  const revert = vi.fn()
  const { client, user } = renderSender({ call, onSaved, onFailed, optimistic: () => revert })
  const toasts = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'error')]
  await user.click(screen.getByRole('button', { name: 'Send a' }))
  await user.click(screen.getByRole('button', { name: 'Send b' }))
  act(() => forgetWrites(client))

  await user.click(await screen.findByRole('button', { name: 'Send a' }))
  expect(call).toHaveBeenCalledTimes(3)
  act(() => forgetWrites(client))
  answer.resolve('done')
  await Promise.all(call.mock.results.map(({ value }) => value.catch(() => {})))
  for (const late of [onSaved, onFailed, revert, ...toasts]) expect(late).not.toHaveBeenCalled()
})
