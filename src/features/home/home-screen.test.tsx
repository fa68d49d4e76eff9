import { aCampaign, aStep } from '@mocks/seed/builders'
import { db, world } from '@mocks/entry/db'
import { endScenario, fail, hold, server, useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderScreen } from '@/test/render-screen'
import { onRequest } from '@/test/requests'

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const count = (name: string) => within(screen.getByRole('group', { name }))

function openHome() {
  signInAs('user')
  return renderScreen('/')
}

describe('home', () => {
  it('greets, counts lists and campaigns of any status, and shows the first lists and a tip', async () => {
    openHome()
    expect(await screen.findByRole('heading', { name: 'Hello!' })).toBeVisible()
    for (const text of [
      "Welcome back to your AI SDR platform. Here's what's happening today.",
      `No tasks scheduled for ${new Date().toLocaleDateString('en', { weekday: 'long' })}`,
      'Start by searching for leads, organize them into lists, then create targeted campaigns for better results.',
    ]) {
      expect(screen.getByText(text)).toBeVisible()
    }
    const rows = await (await card('Your Lists')).findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'SaaS founders in New YorkFounders and CEOs, met through referrals48 contacts',
      'Fintech decision makersCFOs and heads of finance in Europe250 contacts',
      'Spring conferenceEverybody who left a card at the booth800 contacts',
    ])
    expect(await count('Total Lists').findByText(String(db.lists.count()))).toBeVisible()
    expect(db.campaigns.all().some(({ status }) => status !== 'active')).toBe(true)
    expect(await count('Active Campaigns').findByText(String(db.campaigns.count()))).toBeVisible()
  })

  it('says what is new since the last visit, and nothing on the first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    openHome()
    await (await card('To do today')).findByRole('link', { name: 'Open replies' })
    expect(screen.queryByText(/^Since/)).toBeNull()

    cleanup()
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
    openHome()
    expect(await screen.findByText(/^Since yesterday/)).toBeVisible()
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

  it('leads to the other screens, also with the space bar', async () => {
    const { user, history } = openHome()
    await (await card('Your Lists')).findAllByRole('listitem')
    await (await card('Recent Campaigns')).findAllByRole('listitem')
    const targets = [
      ['Your Lists', 'link', 'View All', '/lists'],
      ['Your Lists', 'button', 'Add New List', '/lists'],
      ['Your Lists', 'link', 'SaaS founders in New York', '/lists?contacts=1'],
      ['Recent Campaigns', 'link', 'View All', '/campaigns'],
      ['Recent Campaigns', 'button', 'Create New Campaign', '/campaigns'],
      ['Planned for Today', 'button', 'Schedule Campaign', '/campaigns'],
      ['Quick Actions', 'link', 'Find New Leads', '/search'],
      ['Quick Actions', 'link', 'Create List', '/lists'],
      ['Quick Actions', 'link', 'Start Campaign', '/campaigns'],
      ['Quick Actions', 'link', 'View Analytics', '/analytics'],
      ['Pro Tip', 'button', 'Start Lead Search', '/search'],
    ] as const
    for (const [region, role, name, path] of targets) {
      const target = (await card(region)).getByRole(role, { name })
      expect([name, target.getAttribute('href')]).toEqual([name, path])
    }
    for (const [name, path] of [
      ['Total Lists', '/lists'],
      ['Active Campaigns', '/campaigns'],
    ] as const) {
      const link = count(name).getByRole('link')
      expect(link).toHaveAccessibleDescription(name)
      expect(link).toHaveAttribute('href', path)
    }
    screen.getByRole('button', { name: 'Start Lead Search' }).focus()
    await user.keyboard(' ')
    await waitFor(() => expect(history.location.pathname).toBe('/search'))
  })

  it('has a link for each destination, except those with the role of a button', async () => {
    openHome()
    await (await card('Recent Campaigns')).findAllByRole('listitem')
    await (await card('Your Lists')).findAllByRole('listitem')
    const anchors = [...screen.getByRole('main').querySelectorAll('a')]
    const isButton = (anchor: Element) => anchor.getAttribute('role') === 'button'
    expect(anchors.filter(isButton).map(({ textContent }) => textContent)).toEqual([
      'Schedule Campaign',
      'Create New Campaign',
      'Add New List',
      'Start Lead Search',
    ])
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links).toEqual(anchors.filter((anchor) => !isButton(anchor)))
    for (const anchor of anchors) expect(anchor).not.toHaveAttribute('type')
  })
})

describe('home of a new company', () => {
  it('says that there is nothing yet and what to do', async () => {
    useScenario('empty')
    openHome()
    for (const [region, title, text, name, path] of [
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
    ] as const) {
      const empty = await card(region)
      expect(await empty.findByRole('heading', { name: title })).toBeVisible()
      expect(empty.getByText(text)).toBeVisible()
      expect(empty.getByRole('button', { name })).toHaveAttribute('href', path)
    }
    expect(count('Total Lists').getByText('0')).toBeVisible()
    expect(count('Active Campaigns').getByText('0')).toBeVisible()
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
})

describe('to do today', () => {
  const entries = async () =>
    within(await screen.findByRole('region', { name: 'To do today' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent)

  it('counts open items, loaded after the content is shown', async () => {
    const lists = hold('getLists')
    const calls: string[] = []
    onRequest((request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname.startsWith('/api/analytics')) calls.push(pathname + search)
    })
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
      'Open repliesat least 50',
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
    endScenario()
    await user.click(toDo.getByRole('button', { name: 'Retry' }))
    expect(await toDo.findByRole('link', { name: 'Open replies' })).toHaveAttribute(
      'href',
      '/analytics?type=replied&done=hidden',
    )
  })

  it('counts and opens only what belongs to the senders of the user, which are asked for once', async () => {
    db.campaigns.clear()
    const at = world.clock.now() - 5 * 24 * 60 * 60_000
    for (const [name, mailbox, createdAt] of [
      ['Mine', 'sales', at],
      ['Mine of today', 'sales', world.clock.now()],
      ['Theirs', 'events', at],
    ] as const)
      aCampaign(world, {
        name,
        status: 'draft',
        createdAt,
        steps: [
          {
            id: 's',
            type: 'email',
            config: { subject: '', content: '', sender: `${mailbox}@example.com`, delay: 0 },
          },
        ],
      })
    const { user, history } = openHome()
    const toDo = await card('To do today')
    await user.click(toDo.getByRole('checkbox', { name: 'Only mine' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your senders' }))
    await user.click(await dialog.findByRole('checkbox', { name: /sales@example\.com$/ }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(history.location.href).toBe('/?mine=yes'))
    const link = await toDo.findByRole('link', { name: 'Drafts older than three days' })
    expect((await entries())[2]).toBe('Drafts older than three days1')
    await user.click(link)
    expect(await screen.findByRole('checkbox', { name: 'Select Mine' })).toBeVisible()
    expect(screen.getAllByRole('checkbox', { name: /^Select .*e/ })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Mark as done' }))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Mine' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('checkbox', { name: 'Select Mine' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Drafts older than three days' }))
    expect(await screen.findByRole('checkbox', { name: 'Select Mine of today' })).toBeVisible()
  })
})
