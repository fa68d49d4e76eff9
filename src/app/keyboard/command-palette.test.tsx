import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { deferred } from '@/test/deferred'
import { onRequest } from '@/test/requests'
import { CommandPalette } from './command-palette'

const list = (id: string, name: string) => ({ id, name, description: '', leads: [], totalLeads: 2 })
const person = (id: string, company: string) => ({ id, apolloId: id, name: id, company })

function openPalette(answer: Promise<unknown> = Promise.resolve()) {
  signInAs('user')
  const reads: string[] = []
  const aborted: string[] = []
  onRequest(({ url }) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/leads')) reads.push(pathname)
  })
  server.use(
    http.get('*/api/lists', () =>
      HttpResponse.json(['1', '2', '3', '4', '5', '6'].map((id) => list(id, `List ${id}`))),
    ),
    http.get('*/api/campaigns', () =>
      HttpResponse.json([{ id: '1', name: 'Spring', listId: 2, status: 'active', steps: [] }]),
    ),
    http.get('*/api/lists/:id/leads', async ({ params, request }) => {
      request.signal.addEventListener('abort', () => aborted.push(request.url))
      await answer
      return HttpResponse.json([
        person('Ada', 'Contoso'),
        person(`Bo ${String(params.id)}`, 'Fabrikam'),
      ])
    }),
  )
  const onChoose = vi.fn()
  const page = render(
    <Providers queryClient={createAppQueryClient()}>
      <CommandPalette
        navigate={() => Promise.resolve()}
        readCommands={() => []}
        onChoose={onChoose}
        onClose={() => {}}
      />
    </Providers>,
  )
  return { user: userEvent.setup(), onChoose, reads, aborted, page }
}

it('looks in all lists for a person, and shows the people of a company with lists and campaigns', async () => {
  const { user, reads, onChoose } = openPalette()
  await user.type(await screen.findByRole('combobox'), 'contoso')
  await user.click(await screen.findByText('Look in your 6 lists (12 contacts)'))
  await user.click(await screen.findByText('Everybody at Contoso'))
  expect(await screen.findByText('Everybody at Contoso (1)')).toBeVisible()
  expect(reads).toHaveLength(6)
  expect(
    screen.getByText('List 1, List 2, List 3, List 4, List 5, List 6 · Spring (active)'),
  ).toBeVisible()
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'person:1:1:Ada' }))
})

it('stops reading when it is closed', async () => {
  const answer = deferred<undefined>()
  const { user, reads, aborted, page } = openPalette(answer.promise)
  await user.type(await screen.findByRole('combobox'), 'ada')
  await user.click(await screen.findByText('Look in your 6 lists (12 contacts)'))
  expect(await screen.findByText('Looking in your lists: 0 of 6')).toBeVisible()
  await waitFor(() => expect(reads).toHaveLength(4))
  page.unmount()
  await waitFor(() => expect(aborted).toHaveLength(4))
  answer.resolve(undefined)
  expect(reads).toHaveLength(4)
})
