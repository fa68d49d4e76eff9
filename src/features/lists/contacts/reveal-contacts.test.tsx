import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { listSaveJob } from '@/entities/list/list-save/list-save-job'
import { endListSaveJob } from '@/entities/list/list-save/run-list-save-job'
import { SessionContext } from '@/entities/session/session-context'
import { RevealContacts } from './reveal-contacts'

const contact = (apolloId: string) => ({
  id: apolloId,
  apolloId,
  name: `Person ${apolloId}`,
  firstName: 'Person',
  lastName: apolloId,
})

function open() {
  render(
    <Providers queryClient={createAppQueryClient()}>
      <SessionContext value={{ id: '7', name: 'Ann', email: 'ann@example.com', role: 'user' }}>
        <RevealContacts listName="Fair" contacts={[contact('a1'), contact('a2')]} />
      </SessionContext>
    </Providers>,
  )
  return userEvent.setup()
}

it('asks for an address once, even if the list was not saved and the page was loaded anew', async () => {
  signInAs('user')
  const asked: unknown[] = []
  server.use(
    http.post<never, Record<string, unknown>>('*/api/leads/reveal', async ({ request }) => {
      const { lead_ids } = await request.json()
      asked.push(lead_ids)
      return HttpResponse.json({
        revealed_leads: [{ id: 'a1', success: true, email: 'a@b.example' }],
      })
    }),
  )
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Reveal Emails (2)' }))
  await waitFor(() => expect(listSaveJob.get()).toBeDefined())
  endListSaveJob()
  cleanup()

  const again = open()
  expect(screen.getByRole('button', { name: 'Reveal Emails (1)' })).toBeVisible()
  await again.click(screen.getByRole('button', { name: 'Save revealed emails (1)' }))
  const { job } = listSaveJob.get() ?? {}
  expect(await job?.source.takeSlice(0, 2)).toMatchObject([
    { email: 'a@b.example' },
    { email: null },
  ])
  expect(asked).toEqual([['a1', 'a2']])
})
