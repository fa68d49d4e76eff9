import { aCampaign, aList, aStep } from '@mocks/seed/builders'
import { db, world } from '@mocks/entry/db'
import { endScenario, fail, hold, server, useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { cleanup, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { renderApp } from '@/test/render-app'

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const count = (name: string) => within(screen.getByRole('group', { name }))

function openHome() {
  signInAs('user')
  return renderApp('/')
}

describe('home', () => {
  it('greets the user', async () => {
    openHome()
    expect(await screen.findByRole('heading', { name: 'Hello!' })).toBeVisible()
    expect(
      screen.getByText("Welcome back to your AI SDR platform. Here's what's happening today."),
    ).toBeVisible()
  })

  it('counts all lists, and campaigns of any status', async () => {
    openHome()
    const lists = await screen.findByRole('group', { name: 'Total Lists' })
    expect(await within(lists).findByText(String(db.lists.count()))).toBeVisible()
    expect(db.campaigns.all().some(({ status }) => status !== 'active')).toBe(true)
    expect(await count('Active Campaigns').findByText(String(db.campaigns.count()))).toBeVisible()
  })

  it('shows the first three lists with description and contacts count', async () => {
    openHome()
    const lists = await card('Your Lists')
    const rows = await lists.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'SaaS founders in New YorkFounders and CEOs, met through referrals48 contacts',
      'Fintech decision makersCFOs and heads of finance in Europe250 contacts',
      'Spring conferenceEverybody who left a card at the booth800 contacts',
    ])
  })

  it('shows the lead count of a list from its total, whatever the leads look like', async () => {
    const leads = [
      ['ap-1', 'ap-2'],
      [7, 8, 9],
      [{ id: 1 }, null],
    ]
    const lists = leads.map((leads, index) => ({ id: index, name: `List ${index}`, leads }))
    server.use(http.get('*/api/lists', () => new HttpResponse(JSON.stringify(lists))))
    openHome()
    const rows = await (await card('Your Lists')).findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'List 02 contacts',
      'List 13 contacts',
      'List 22 contacts',
    ])
  })

  it('shows the first three campaigns with description and steps count', async () => {
    db.campaigns.clear()
    const now = world.clock.now()
    const steps = [aStep(world, 1), aStep(world, 2)]
    aCampaign(world, { name: 'Newest', description: 'For founders', createdAt: now, steps })
    aCampaign(world, { name: 'Older', createdAt: now - 1 })
    aCampaign(world, { name: 'Older still', createdAt: now - 2, steps: [] })
    aCampaign(world, { name: 'Not shown', createdAt: now - 3 })
    openHome()
    const campaigns = await card('Recent Campaigns')
    const rows = await campaigns.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'NewestFor founders2 steps',
      'Older1 step',
      'Older still0 steps',
    ])
  })

  it('shows names as text', async () => {
    db.lists.clear()
    aList(world, { name: '<img src=x onerror=alert(1)>' })
    openHome()
    const lists = await card('Your Lists')
    expect(await lists.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })

  it('has nothing planned for the present weekday', async () => {
    openHome()
    const weekday = new Date().toLocaleDateString('en', { weekday: 'long' })
    const today = await card('Planned for Today')
    expect(today.getByText(`No tasks scheduled for ${weekday}`)).toBeVisible()
  })

  it('gives a tip', async () => {
    openHome()
    const tip = await card('Pro Tip')
    expect(
      tip.getByText(
        'Start by searching for leads, organize them into lists, then create targeted campaigns for better results.',
      ),
    ).toBeVisible()
  })

  it.each([
    ['Your Lists', 'link', 'View All', '/lists'],
    ['Your Lists', 'button', 'Add New List', '/lists'],
    ['Recent Campaigns', 'link', 'View All', '/campaigns'],
    ['Recent Campaigns', 'button', 'Create New Campaign', '/campaigns'],
    ['Planned for Today', 'button', 'Schedule Campaign', '/campaigns'],
    ['Quick Actions', 'link', 'Find New Leads', '/search'],
    ['Quick Actions', 'link', 'Create List', '/lists'],
    ['Quick Actions', 'link', 'Start Campaign', '/campaigns'],
    ['Quick Actions', 'link', 'View Analytics', '/analytics'],
    ['Pro Tip', 'button', 'Start Lead Search', '/search'],
  ])('%s: the %s %s leads to %s', async (region, role, name, path) => {
    const { user, history } = openHome()
    await user.click(await (await card(region)).findByRole(role, { name }))
    expect(history.location.pathname).toBe(path)
  })

  it.each([
    ['Your Lists', 'SaaS founders in New York', '/lists', 'contacts'],
    ['Recent Campaigns', 'Pilot check-in', '/campaigns', 'details'],
  ])('%s: the row %s leads to it', async (region, name, path, param) => {
    const { user, history } = openHome()
    await user.click(await (await card(region)).findByRole('link', { name }))
    expect(history.location.pathname).toBe(path)
    expect(history.location.search).toContain(`${param}=`)
  })

  it.each([
    ['Total Lists', '/lists'],
    ['Active Campaigns', '/campaigns'],
  ])('the number of %s leads to %s', async (name, path) => {
    const { user, history } = openHome()
    await screen.findByRole('group', { name })
    const link = await count(name).findByRole('link')
    expect(link).toHaveAccessibleDescription(name)
    await user.click(link)
    expect(history.location.pathname).toBe(path)
  })

  it('has a link for each destination, except those with the role of a button', async () => {
    openHome()
    await (await card('Recent Campaigns')).findAllByRole('listitem')
    await (await card('Your Lists')).findAllByRole('listitem')
    const anchors = [...screen.getByRole('main').querySelectorAll('a')]
    const isButton = (anchor: Element) => anchor.getAttribute('role') === 'button'
    expect(anchors.filter(isButton).map(({ textContent }) => textContent)).toEqual([
      'Add New List',
      'Create New Campaign',
      'Schedule Campaign',
      'Start Lead Search',
    ])
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links).toEqual(anchors.filter((anchor) => !isButton(anchor)))
    for (const anchor of anchors) expect(anchor).not.toHaveAttribute('type')
  })

  it('activates its buttons with the space bar', async () => {
    const { user, history } = openHome()
    const button = await (await card('Pro Tip')).findByRole('button', { name: 'Start Lead Search' })
    button.focus()
    await user.keyboard(' ')
    expect(history.location.pathname).toBe('/search')
  })
})

describe('home of a new company', () => {
  it.each([
    [
      'Your Lists',
      'No lists yet',
      'Create your first contact list to start organizing leads',
      'Create First List',
      '/lists',
    ],
    [
      'Recent Campaigns',
      'No campaigns yet',
      'Create your first email campaign to start reaching out to leads',
      'Create First Campaign',
      '/campaigns',
    ],
  ])(
    '%s: says that there is nothing yet and what to do',
    async (region, title, text, name, path) => {
      useScenario('empty')
      const { user, history } = openHome()
      const empty = await card(region)
      expect(await empty.findByRole('heading', { name: title })).toBeVisible()
      expect(empty.getByText(text)).toBeVisible()
      await user.click(empty.getByRole('button', { name }))
      expect(history.location.pathname).toBe(path)
    },
  )

  it('shows zero counts', async () => {
    useScenario('empty')
    openHome()
    const lists = await screen.findByRole('group', { name: 'Total Lists' })
    expect(await within(lists).findByText('0')).toBeVisible()
    expect(await count('Active Campaigns').findByText('0')).toBeVisible()
  })
})

describe('when a read fails', () => {
  it('shows the error in its own card, keeps the other card, and loads again on Retry', async () => {
    server.use(
      http.get('*/api/lists', () => HttpResponse.json({ message: 'Disk full' }, { status: 500 }), {
        once: true,
      }),
    )
    const { user } = openHome()
    const lists = await card('Your Lists')
    expect(await lists.findByText('The lists could not be loaded')).toBeVisible()
    expect(lists.getByText('Disk full')).toBeVisible()
    expect(count('Total Lists').getByText('–')).toBeVisible()
    expect(await (await card('Recent Campaigns')).findAllByRole('listitem')).toHaveLength(3)

    await user.click(lists.getByRole('button', { name: 'Retry' }))
    expect(await lists.findByText('SaaS founders in New York')).toBeVisible()
    expect(count('Total Lists').getByText('6')).toBeVisible()
  })

  it('survives incomplete answers', async () => {
    useScenario('malformed')
    openHome()
    const lists = await card('Your Lists')
    expect(await lists.findByText('Without leads')).toBeVisible()
    expect(lists.getAllByText('contacts not known')).toHaveLength(2)
    const campaigns = await card('Recent Campaigns')
    expect(await campaigns.findByText('Half a campaign')).toBeVisible()
    expect(campaigns.getByText('0 steps')).toBeVisible()
  })
})

describe('to do today', () => {
  const entries = async () =>
    within(await screen.findByRole('region', { name: 'To do today' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent)

  it('counts open items, loaded after the content is shown', async () => {
    const lists = hold('getLists')
    const calls: string[] = []
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url)
      if (pathname.startsWith('/api/analytics')) calls.push(pathname + search)
    })
    onTestFinished(() => server.events.removeAllListeners())
    openHome()
    await (await card('Recent Campaigns')).findAllByRole('listitem')
    expect(calls).toEqual([])
    lists.release()
    await (await card('To do today')).findByRole('link', { name: 'Open replies' })
    expect(calls.toSorted()).toEqual([
      '/api/analytics/events?type=bounced&limit=50',
      '/api/analytics/events?type=replied&limit=50',
    ])
    expect(await entries()).toEqual([
      'Open replies50',
      expect.stringMatching(/^Bounces\d+$/),
      expect.stringMatching(/^Drafts older than three days\d+$/),
      expect.stringMatching(/^Finished campaigns\d+$/),
    ])
  })

  it('marks unknown counts without a toast, and loads them again on Retry', async () => {
    fail('getEvents')
    const { user } = openHome()
    const toDo = await card('To do today')
    expect(await toDo.findAllByText('not known')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible()
    endScenario()
    await user.click(toDo.getByRole('button', { name: 'Retry' }))
    expect(await toDo.findByRole('link', { name: 'Open replies' })).toHaveAttribute(
      'href',
      '/analytics?type=replied&done=hidden',
    )
  })

  it('shows no counts while none are known', async () => {
    useScenario('server-down')
    openHome()
    await (await card('Your Lists')).findByText('The lists could not be loaded')
    expect(await entries()).toEqual([
      'Open replies',
      'Bounces',
      'Drafts older than three days',
      'Finished campaigns',
    ])
    expect((await card('To do today')).queryByRole('button')).toBeNull()
  })
})

describe('the first steps', () => {
  const steps = () => screen.queryByRole('region', { name: 'First steps' })

  it('are not shown to a team that has completed them', async () => {
    openHome()
    await (await card('Your Lists')).findAllByRole('listitem')
    await (await card('Recent Campaigns')).findAllByRole('listitem')
    expect(steps()).not.toBeInTheDocument()
  })

  it('link to the right screens, and mark completed steps', async () => {
    useScenario('empty')
    aList(world, { name: 'Friends' })
    aCampaign(world, { status: 'draft' })
    openHome()
    const links = (await card('First steps')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add a list of contacts(done)', '/lists?import=csv'],
      ['Write a campaign for it(done)', '/campaigns?flow=name'],
      ['3Launch the campaign', '/campaigns'],
    ])
    expect(screen.getByText('2 of 3 done')).toBeVisible()
  })

  it('do not come back after they are dismissed', async () => {
    useScenario('empty')
    const { user } = openHome()
    await user.click(await screen.findByRole('button', { name: 'Do not show this again' }))
    expect(steps()).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    cleanup()
    openHome()
    expect(await screen.findByText('No campaigns yet')).toBeVisible()
    expect(steps()).not.toBeInTheDocument()
  })
})
