import { signInAs } from '@mocks/entry/sign-in'
import { useScenario } from '@mocks/entry/test-server'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/test/render-screen'

type Event = { timestamp: string; payload: { campaign?: string } }
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
  '/api/lists': { id: number; name: string; leads: unknown[] }[]
  '/api/campaigns': Campaign[]
  '/api/analytics/stats': Record<'totalSent' | 'openRate' | 'replyRate' | 'conversionRate', number>
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
  const count = ({ length }: unknown[], one: string) => `${length} ${one}${length === 1 ? '' : 's'}`
  const ofFirst = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((row) => row.lastElementChild?.textContent)
  expect(ofFirst('First lists')).toEqual(
    lists.slice(0, 3).map(({ leads }) => `${leads.length} contacts`),
  )
  expect(ofFirst('First campaigns')).toEqual(
    campaigns.slice(0, 3).map(({ steps }) => count(steps, 'step')),
  )
  await user.click(toDo.getByRole('link', { name: 'Finished campaigns' }))
  const menus = await screen.findAllByRole('button', { name: /^Actions for / })
  expect(rowCount('Campaigns')).toBe(finished.length)
  for (const menu of menus) {
    const one = finished.find(({ name }) => `Actions for ${name}` === menu.ariaLabel)
    expect(menu.closest('tr')).toHaveTextContent(`${one?.sentEmails}/${one?.totalLeads}`)
  }

  cleanup()
  renderScreen('/')
  await user.click(await screen.findByRole('link', { name: 'Drafts older than three days' }))
  await screen.findByRole('table', { name: 'Campaigns' })
  expect(rowCount('Campaigns')).toBe(oldDrafts.length)

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
  for (const button of screen.getAllByRole('button', { name: /^View contacts of / })) {
    const list = lists.find(({ name }) => `View contacts of ${name}` === button.ariaLabel)
    const uses = campaigns.filter(({ listId }) => String(listId) === String(list?.id))
    const numbers = [
      `${list?.leads.length} contacts`,
      uses.length > 0 ? count(uses, 'campaign') : '',
    ]
    expect(button.closest('li')?.querySelector('.counts')?.textContent).toBe(numbers.join(''))
  }
  cleanup()
  renderScreen('/analytics?type=replied')
  expect(await screen.findByText('The latest 50, all open')).toBeVisible()
  expect(rowCount('Latest events')).toBe(50)
  const rate = (perCent: number) => `${Math.round(perCent * 10) / 10}%`
  for (const [name, text] of [
    ['Total Sent', grouped(stats.totalSent)],
    ['Open Rate', rate(stats.openRate)],
    ['Reply Rate', rate(stats.replyRate)],
    ['Conversion Rate', rate(stats.conversionRate)],
  ])
    expect(screen.getByRole('group', { name })).toHaveTextContent(`${name}${text}`)

  cleanup()
  renderScreen('/analytics?report=week')
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  const firstDay = new Date().setHours(0, 0, 0, 0) - 6 * DAY
  const inWeek = (events: Event[], name?: string) => {
    const ofWeek = events.filter(({ timestamp }) => Date.parse(timestamp) >= firstDay)
    const { length } = ofWeek.filter(
      ({ payload }) => (name ?? payload.campaign) === payload.campaign,
    )
    if (ofWeek.length < 50) return `${length}`
    return length === 0 ? '–' : `at least ${length}`
  }
  const week = await rowsOf('Last seven days')
  expect(week[0]).toEqual(['All campaigns', inWeek(replies), inWeek(bounces)])
  for (const [name = '', ...counts] of week.slice(1))
    expect(counts).toEqual([inWeek(replies, name), inWeek(bounces, name)])
  const sent = campaigns.filter(({ sentEmails }) => sentEmails > 0)
  expect(await rowsOf('Campaigns')).toEqual(
    sent.map(({ name, sentEmails, totalLeads }) => [name, `${sentEmails}/${totalLeads}`]),
  )
})

it('the people of 500 selected campaigns are those of their lists, each counted once', async () => {
  useScenario('large')
  signInAs('user')
  const [lists, campaigns] = await Promise.all([server('/api/lists'), server('/api/campaigns')])
  const { user } = renderScreen('/campaigns')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  const used = new Set(campaigns.map(({ listId }) => String(listId)))
  const contacts = await Promise.all(
    lists.flatMap(({ id }) => (used.has(String(id)) ? server(`/api/lists/${id}/leads`) : [])),
  )
  const mails = new Set(contacts.flat().flatMap(({ email }) => email?.toLowerCase() ?? []))
  const hidden = new Set(contacts.flat().flatMap((one) => (one.email ? [] : one.apolloId)))
  const people = { name: `${grouped(mails.size)} people` }
  await user.click(await screen.findByRole('button', people, { timeout: 120_000 }))
  const all = `${grouped(mails.size + hidden.size)} contacts, ${grouped(mails.size)} get mail`
  expect(await screen.findByRole('radio', { name: all })).toBeChecked()
}, 300_000)
