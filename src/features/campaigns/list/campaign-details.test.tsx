import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { SessionContext } from '@/entities/session/session-context'
import { renderApp } from '@/test/render-app'
import { CampaignDetails } from './campaign-details'

const content = '<p>See <img src="https://pictures.example/chart.png" alt="chart"></p>'
const config = { subject: 'Hello', content, sender: 'sales@example.com', delay: 0 }
const campaign = {
  id: '41',
  name: 'With a picture',
  status: 'draft',
  sentEmails: 0,
  totalLeads: 0,
  createdAt: '2026-01-01T00:00:00Z',
  steps: [{ id: 's1', type: 'email', config }],
}

beforeEach(() => {
  signInAs('user')
  server.use(http.get('*/api/campaigns', () => HttpResponse.json([campaign])))
})

function open(queryClient = createAppQueryClient()) {
  render(
    <Providers queryClient={queryClient}>
      <SessionContext value={{ id: '2', name: 'User', email: 'user@example.com', role: 'user' }}>
        <CampaignDetails
          campaignId="41"
          onEdit={() => {}}
          onRehearse={() => {}}
          onClose={() => {}}
        />
      </SessionContext>
    </Providers>,
  )
  return userEvent.setup()
}

const page = () => screen.getByTitle('Text of step 1').getAttribute('srcdoc')

it('shows remote pictures, whose hosts get no referrer, and the days of sending in a line', async () => {
  open()
  const days = await screen.findByTitle(/^Estimated sending days/)
  expect(days).toHaveTextContent(/^[A-Z]\w+, [A-Z]\w+ \d+$/)
  expect(page()).toContain('img-src data: http: https:;')
  expect(page()).toContain('<meta name="referrer" content="no-referrer">')
})

it('has the focus once the campaign is started and its button is gone', async () => {
  const client = createAppQueryClient()
  open(client)
  const start = await screen.findByRole('button', { name: 'Start Campaign' })
  act(() => start.focus())
  expect(start).toHaveFocus()
  server.use(
    http.get('*/api/campaigns', () => HttpResponse.json([{ ...campaign, status: 'active' }])),
  )
  await act(() => client.invalidateQueries(campaignsQuery))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start Campaign' })).toBeNull())
  expect(screen.getByRole('dialog')).toHaveFocus()
})

it('says that the list is not known when the lists could not be read, until a retry has read them; its name opens it', async () => {
  const inList = { ...campaign, listId: '1' }
  server.use(
    http.get('*/api/campaigns', () => HttpResponse.json([inList])),
    http.get('*/api/lists', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  )
  const { user, history } = renderApp('/campaigns?details=41')
  expect(await screen.findByText('Not known: the lists could not be read.')).toBeVisible()
  const panel = await screen.findByRole('dialog', { name: campaign.name })
  await user.click(within(panel).getByRole('button', { name: 'Retry' }))
  expect(panel).toHaveFocus()
  await user.click(await within(panel).findByRole('link', { name: 'SaaS founders in New York' }))
  await waitFor(() => expect(history.location.href).toBe('/lists?contacts=1'))
})

it('does not treat campaigns that could not be loaded as deleted', async () => {
  server.use(
    http.get('*/api/campaigns', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  )
  const { user } = renderApp('/campaigns?details=41')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByText('This campaign does not exist, or was deleted')).toBeNull()
  await user.click(retry)
  expect(await screen.findByText('Hello')).toBeVisible()
})

it('shows what to check before Start on demand', async () => {
  const user = open()
  const finding = await screen.findByText('Step 1 has no unsubscribe link.')
  expect(finding).not.toBeVisible()
  await user.click(screen.getByText('To check'))
  await waitFor(() => expect(finding).toBeVisible())
})

it('says that its events may be those of another campaign of its name', async () => {
  server.use(
    http.get('*/api/campaigns', () => HttpResponse.json([campaign, { ...campaign, id: '42' }])),
  )
  open()
  expect(await screen.findByText(/together with the other “With a picture”/i)).toBeVisible()
})
