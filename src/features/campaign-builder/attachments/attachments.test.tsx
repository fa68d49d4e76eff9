import { fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { Attachments } from './attachments'
import { createAttachments } from './attachment-store'

const alert = vi.fn<(message: string) => void>()
let urls: string[] = []

beforeEach(() => {
  alert.mockReset()
  urls = []
  vi.stubGlobal('alert', alert)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blob instanceof File ? blob.name : ''}`
    urls.push(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    urls = urls.filter((one) => one !== url)
  })
})

function Builder({ stepId }: { stepId: string }) {
  const [store] = useState(() => createAttachments())
  return <Attachments stepId={stepId} store={store} />
}

function open() {
  const page = (stepId: string) => (
    <Providers queryClient={createAppQueryClient()}>
      <Builder stepId={stepId} />
    </Providers>
  )
  const { rerender, unmount } = render(page('1'))
  const user = userEvent.setup({ applyAccept: false })
  return {
    user,
    unmount,
    show: (stepId: string) => rerender(page(stepId)),
    choose: (...files: File[]) =>
      user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), files),
  }
}

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name)
const attached = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))

it('adds the accepted files of a selection, and gives a reason for each refused one', async () => {
  const { choose } = open()
  expect(screen.getByText('Kept in this editor only: not sent with the campaign')).toBeVisible()
  await choose(
    file('a.pdf'),
    file('big.PDF', 10 * 1024 * 1024 + 1),
    file('tool.exe'),
    file('b.TXT'),
  )
  expect(attached()).toEqual(['a.pdf', 'b.TXT'])
  expect(alert.mock.calls).toEqual([['File big.PDF is too large. Maximum size is 10MB.']])
  const toast = within(screen.getByRole('region', { name: 'Notifications (F8)' }))
  expect(toast.getByText('This type of file cannot be attached')).toBeVisible()
  expect(toast.getByText(/Left out: tool.exe./)).toBeVisible()
})

it('accepts five files in a step', async () => {
  const { choose } = open()
  await choose(file('1.csv'), file('2.csv'), file('3.csv'))
  await choose(...[4, 5, 6, 7].map((number) => file(`${number}.csv`)))
  await waitFor(() => expect(attached()).toEqual(['1.csv', '2.csv', '3.csv', '4.csv', '5.csv']))
  expect(alert.mock.calls).toEqual([['Maximum 5 attachments allowed per step.']])
  expect(screen.getByText('5 of 5 files')).toBeVisible()
})

it('accepts dropped files, also two of the same name', () => {
  open()
  const target = screen.getByText(/Or drop files here/)
  fireEvent.drop(target, {
    dataTransfer: { files: [file('a.txt'), file('a.txt')], types: ['Files'] },
  })
  expect(attached()).toEqual(['a.txt', 'a.txt'])
})

it('shows pictures, and revokes their URLs on removal and at the end', async () => {
  const { user, choose, unmount } = open()
  await choose(file('a.png'), file('b.webp'), file('c.pdf'))
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Preview of a.png' })).toHaveAttribute(
      'src',
      'blob:a.png',
    ),
  )
  expect(urls).toEqual(['blob:a.png', 'blob:b.webp'])
  await user.click(screen.getByRole('button', { name: 'Remove a.png' }))
  await waitFor(() => expect(attached()).toEqual(['b.webp', 'c.pdf']))
  expect(urls).toEqual(['blob:b.webp'])
  unmount()
  expect(urls).toEqual([])
})

it('keeps the files of each step', async () => {
  const { choose, show } = open()
  await choose(file('a.gif'))
  show('2')
  expect(attached()).toEqual([])
  show('1')
  expect(attached()).toEqual(['a.gif'])
})
