import { signInAs } from '@mocks/entry/sign-in'
import { useScenario } from '@mocks/entry/test-server'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/test/render-screen'

type Event = { id: string; eventType: string; payload: { campaign?: string } }
type Campaign = {
  id: number
  name: string
  listId: number | null
  status: string
  sentEmails: number
  totalLeads: number
  createdAt: string
  steps: { config: { delay: number } }[]
}
type Data = {
  '/api/lists': { id: number; leads: unknown[] }[]
  '/api/campaigns': Campaign[]
  '/api/analytics/stats': { totalSent: number; openRate: number }
  [events: `/api/analytics/events${string}`]: Event[]
  [contacts: `/api/lists/${number}/leads`]: { apolloId: string; email: string | null }[]
}

const server = async <Path extends keyof Data>(path: Path): Promise<Data[Path]> =>
  (await fetch(new URL(path, location.origin))).json()

const DAY = 24 * 60 * 60_000
const grouped = (count: number) => count.toLocaleString('en')
const rowCount = (name: string) =>
  Number(screen.getByRole('table', { name }).getAttribute('aria-rowcount')) - 1

/** Recomputed here from the answers of the server, without code of the application. */
it('the numbers of all screens are those of the server, with 500 campaigns and 200 lists', async () => {
  useScenario('large')
  signInAs('user')
  const [lists, campaigns, stats, replies, bounces] = await Promise.all([
    server('/api/lists'),
    server('/api/campaigns'),
    server('/api/analytics/stats'),
    server('/api/analytics/events?type=replied&limit=50'),
    server('/api/analytics/events?type=bounced&limit=50'),
  ])
  expect([lists.length, campaigns.length, replies.length]).toEqual([200, 500, 50])
  const age = ({ createdAt }: Campaign) => Date.now() - Date.parse(createdAt)
  const oldDrafts = campaigns.filter((one) => one.status === 'draft' && age(one) > 3 * DAY)
  const finished = campaigns.filter((one) => {
    const days = one.steps.slice(1).reduce((sum, { config }) => sum + config.delay, 0)
    return one.totalLeads > 0 && one.sentEmails >= one.totalLeads && age(one) >= days * DAY
  })
  const atLeast = ({ length }: unknown[]) => (length < 50 ? `${length}` : `at least ${length}`)

  const { user } = renderScreen('/')
  await screen.findByRole('link', { name: 'Open replies' })
  const numbers = ['Total Lists', 'Active Campaigns'].map(
    (name) => screen.getByRole('group', { name }).textContent,
  )
  expect(numbers).toEqual(['Total Lists200', 'Active Campaigns500'])
  const toDo = within(screen.getByRole('region', { name: 'To do today' }))
  expect(toDo.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    `Open replies${atLeast(replies)}`,
    `Bounces${atLeast(bounces)}`,
    `Drafts older than three days${oldDrafts.length}`,
    `Finished campaigns${finished.length}`,
  ])
  await user.click(toDo.getByRole('link', { name: 'Finished campaigns' }))
  await screen.findByRole('table', { name: 'Campaigns' })
  expect(rowCount('Campaigns')).toBe(finished.length)

  // The people of two lists, some of them in both.
  const [one, other] = finished.filter(({ listId }) => listId !== null).slice(-2)
  for (const campaign of [one, other]) {
    const search = screen.getByRole('searchbox', { name: 'Search a campaign...' })
    await user.clear(search)
    await user.type(search, campaign?.name ?? '')
    await user.click(await screen.findByRole('checkbox', { name: `Select ${campaign?.name}` }))
  }
  await user.clear(screen.getByRole('searchbox', { name: 'Search a campaign...' }))
  const contacts = await Promise.all(
    [one, other].map((campaign) => server(`/api/lists/${campaign?.listId ?? 0}/leads`)),
  )
  const everyone = new Map(contacts.flat().map((contact) => [contact.apolloId, contact]))
  const mails = [...everyone.values()].filter(({ email }) => email).length
  const bar = within(screen.getByRole('region', { name: 'Selected campaigns' }))
  await user.click(await bar.findByRole('button', { name: `${mails} people` }))
  const recipients = within(await screen.findByRole('dialog', { name: 'Recipients' }))
  expect(
    await recipients.findByRole('radio', {
      name:
        mails === everyone.size
          ? `Everyone (${mails})`
          : `${everyone.size} contacts, ${mails} get mail`,
    }),
  ).toBeChecked()
  await user.keyboard('{Escape}')

  cleanup()
  const ofCampaign = (name: string) =>
    replies.filter(({ payload }) => payload.campaign === name).length
  const answered = campaigns.find(({ name }) => ofCampaign(name) > 0)
  renderScreen(`/campaigns?details=${answered?.id}`)
  const panel = within(await screen.findByRole('dialog', { name: answered?.name ?? '' }))
  await waitFor(() =>
    expect(panel.getByText('Replied').nextElementSibling).not.toHaveTextContent(/^$/),
  )
  expect(panel.getByText('Replied').nextElementSibling).toHaveTextContent(
    `at least ${ofCampaign(answered?.name ?? '')}`,
  )

  cleanup()
  renderScreen('/lists')
  const total = lists.reduce((sum, { leads }) => sum + leads.length, 0)
  expect(await screen.findByRole('heading', { name: `${total} Leads imported` })).toBeVisible()
  cleanup()
  renderScreen('/analytics?type=replied')
  expect(await screen.findByText('The latest 50, all open')).toBeVisible()
  expect(rowCount('Latest events')).toBe(50)
  expect(screen.getByRole('group', { name: 'Total Sent' })).toHaveTextContent(
    grouped(stats.totalSent),
  )
})
