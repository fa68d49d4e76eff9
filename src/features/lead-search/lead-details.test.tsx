import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { answerWith, button, findLeads, people } from '@/test/lead-search'
import { sentBodies } from '@/test/requests'

const list = (id: string, name: string, ...apolloIds: string[]) => ({
  id,
  name,
  description: '',
  leads: apolloIds.map((apolloId) => ({ id: apolloId, apolloId })),
  totalLeads: apolloIds.length,
})
const campaign = (id: string, name: string, listId: string) => ({
  id,
  name,
  listId,
  status: 'active',
  sentEmails: 0,
  totalLeads: 1,
  createdAt: '2026-01-01T00:00:00Z',
  steps: [],
})

beforeEach(() => {
  signInAs('user')
  answerWith(people)
  server.use(
    http.get('*/api/lists', () =>
      HttpResponse.json([list('7', 'Berlin', 'ap-00001'), list('8', 'Rome', 'ap-00002')]),
    ),
    http.get('*/api/campaigns', () =>
      HttpResponse.json([campaign('1', 'Hello Berlin', '7'), campaign('2', 'Hello Rome', '8')]),
    ),
  )
})

const panel = (name: string) => screen.findByRole('dialog', { name })

it('shows all that is known of a lead, its lists, and the campaigns that write to them', async () => {
  const { user, history } = await findLeads()
  await user.click(button('Person 1'))
  const opened = within(await panel('Person 1'))
  for (const text of ['CEO', 'Company 1', 'Berlin, Germany', '11–50', 'Retail']) {
    expect(opened.getByText(text)).toBeVisible()
  }
  expect(await opened.findByRole('link', { name: 'Berlin' })).toHaveAttribute(
    'href',
    '/lists?contacts=7',
  )
  expect(await opened.findByRole('link', { name: 'Hello Berlin' })).toHaveAttribute(
    'href',
    '/campaigns?details=1',
  )
  expect(opened.queryByText('Hello Rome')).toBeNull()
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Person 1')

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button('Person 1')).toHaveFocus())

  await user.click(button('Person 3'))
  const next = within(await panel('Person 3'))
  expect(await next.findByText('In no list.')).toBeVisible()
  expect(next.getByText('No campaign writes to this person.')).toBeVisible()
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows what could not be loaded, until a retry succeeds', async () => {
  server.use(
    http.get('*/api/campaigns', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  )
  const { user } = await findLeads()
  await user.click(button('Person 2'))
  const opened = within(await panel('Person 2'))
  expect(await opened.findByText('Not known: the campaigns could not be read.')).toBeVisible()
  expect(opened.queryByText('No campaign writes to this person.')).toBeNull()
  await user.click(opened.getByRole('button', { name: 'Retry' }))
  expect(await opened.findByRole('link', { name: 'Hello Rome' })).toBeVisible()
})

it('reveals the lead that it shows, and leaves the selection alone', async () => {
  const reveals = sentBodies('POST /api/leads/reveal')
  const { user } = await findLeads()
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }))
  await user.click(button('Person 1'))
  const opened = within(await panel('Person 1'))
  await user.dblClick(opened.getByRole('button', { name: 'Reveal the address' }))
  // The contacts of its list cannot be read here.
  await user.click(await opened.findByRole('button', { name: 'Reveal anyway' }))
  expect(await screen.findByText('Emails revealed')).toBeVisible()
  expect(reveals).toEqual([{ lead_ids: ['ap-00001'] }])
  expect(await opened.findByRole('button', { name: 'Copy address' })).toBeVisible()
  expect(opened.queryByRole('button', { name: 'Reveal the address' })).toBeNull()
  expect(button('Reveal Emails (1)')).toBeVisible()
})
