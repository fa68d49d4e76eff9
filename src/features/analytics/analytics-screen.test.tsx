import { db } from '@mocks/entry/db'
import { endScenario, fail, server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { noteAnswer } from '@/shared/api/blocked-call'
import { renderScreen } from '@/test/render-screen'
import { onRequest } from '@/test/requests'

const minute = 60_000
/** Fixed per call: on a slow machine the file takes more than a minute, and ages would change. */
const events = () => [
  {
    id: 1,
    timestamp: new Date(Date.now() - 10_000).toISOString(),
    eventType: 'opened',
    contactName: 'Ada Lovelace',
    contactEmail: 'ada@engines.example',
    payload: { campaign: 'Spring' },
  },
  {
    id: 2,
    timestamp: new Date(Date.now() - 5 * minute).toISOString(),
    eventType: 'sent',
    contactName: 'Grace Hopper',
    contactEmail: 'grace@navy.example',
    payload: { campaign: 'Autumn' },
  },
  { id: 3, eventType: 'unsubscribed', contactName: null, payload: null },
]

function openAnalytics(path = '/analytics') {
  signInAs('user')
  return renderScreen(path)
}

const answerWith = (body: object) =>
  server.use(http.get('*/api/analytics/events', () => HttpResponse.json(body)))

const table = () => screen.findByRole('table', { name: 'Latest events' })

async function rowTexts() {
  const rows = within(await table()).getAllByRole('row')
  return rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
}

function watchCalls() {
  const calls: string[] = []
  onRequest((request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/api/analytics/events') calls.push(search)
  })
  return calls
}

async function choose(user: UserEvent, type: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Event type' }))
  await user.click(await screen.findByRole('option', { name: type }))
}

describe('the figures', () => {
  it('have their value and their fixed trend', async () => {
    server.use(
      http.get('*/api/analytics/stats', () =>
        HttpResponse.json({ totalSent: 4210, openRate: 42.55, replyRate: 8, conversionRate: 0 }),
      ),
    )
    openAnalytics()
    expect(await screen.findByText('42.6%')).toBeVisible()
    const cards = ['Total Sent', 'Open Rate', 'Reply Rate', 'Conversion Rate']
    expect(cards.map((name) => screen.getByRole('group', { name }).textContent)).toEqual([
      'Total Sent4,210+12%from last month',
      'Open Rate42.6%+2.1%from last month',
      'Reply Rate8%-0.5%from last month',
      'Conversion Rate0%+0.3%from last month',
    ])
  })
})

describe('recent events', () => {
  it('are loaded by type, 50 at most', async () => {
    const calls = watchCalls()
    const { user, history } = openAnalytics()
    expect(await screen.findByText('Latest 50 events')).toBeVisible()
    expect(screen.getByText('Older events cannot be read.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
    for (const type of ['Opened', 'Replied', 'Clicked', 'Bounced', 'Sent', 'All']) {
      await choose(user, type)
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: 'Event type' })).toHaveTextContent(type),
      )
    }
    await waitFor(() => expect(calls).toHaveLength(6))
    expect(calls).toEqual([
      '?type=all&limit=50',
      '?type=opened&limit=50',
      '?type=replied&limit=50',
      '?type=clicked&limit=50',
      '?type=bounced&limit=50',
      '?type=sent&limit=50',
    ])
    expect(history.location.href).toBe('/analytics')
  })

  it('show their time even if almost every other field is missing', async () => {
    answerWith(events())
    openAnalytics()
    expect(await rowTexts()).toEqual([
      ['Opened', 'Ada Lovelace', 'ada@engines.example', 'Spring', 'Just now'],
      ['Sent', 'Grace Hopper', 'grace@navy.example', 'Autumn', '5 minutes ago'],
      ['Unsubscribed', '–', '–', '–', '–'],
    ])
    expect(screen.getByText('5 minutes ago').title).toContain(String(new Date().getFullYear()))
  })

  it('are sorted newest first, in whatever order the server sends them', async () => {
    const at = (minutes: number, name: string) => ({
      id: name,
      timestamp: new Date(Date.now() - minutes * minute).toISOString(),
      eventType: 'opened',
      contactName: name,
    })
    const undated = (name: string) => ({ id: name, eventType: 'opened', contactName: name })
    answerWith([
      undated('Nobody knows'),
      at(50, 'Oldest'),
      undated('Nor of this'),
      at(1, 'Newest'),
      at(20, 'Between'),
    ])
    openAnalytics()
    expect((await rowTexts()).map(([, name]) => name)).toEqual([
      'Newest',
      'Between',
      'Oldest',
      'Nobody knows',
      'Nor of this',
    ])
  })

  it('suggest a blocked request when other calls succeed', async () => {
    server.use(
      http.get('*/', () => new HttpResponse('')),
      http.get('*/api/analytics/*', () => HttpResponse.error()),
    )
    noteAnswer(new Request('http://localhost/api/lists'))
    openAnalytics()
    const why =
      'A browser extension may be blocking this. Allow it for this site, or try another browser.'
    const recent = within(await screen.findByRole('region', { name: 'Recent Events' }))
    expect(await recent.findByText(why)).toBeVisible()
    expect(screen.getAllByText(why).length).toBeGreaterThan(2)
  })

  it('show why they could not be loaded, and load again on Retry', async () => {
    fail('getEvents')
    const { user } = openAnalytics()
    const recent = within(await screen.findByRole('region', { name: 'Recent Events' }))
    expect(await recent.findByText('The events could not be loaded')).toBeVisible()
    expect(recent.getByText('Something broke on the server')).toBeVisible()
    expect(screen.queryByText(/latest 50/i)).toBeNull()
    expect(screen.getByRole('group', { name: 'Open Rate' })).toHaveTextContent(/\d%/)

    endScenario()
    await user.click(recent.getByRole('button', { name: 'Retry' }))
    expect(await table()).toBeVisible()
  })

  it('are filtered by text, and only the filtered events are exported', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:test'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    answerWith(events())
    const { user } = openAnalytics()
    await table()
    await user.type(screen.getByRole('searchbox', { name: 'Find in these events' }), 'AUTUMN')
    await waitFor(() => expect(screen.getByText('Showing 1 of 3 events.')).toBeVisible())
    expect((await rowTexts()).map(([, name]) => name)).toEqual(['Grace Hopper'])

    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    const file = await files[0]?.text()
    expect(file).toContain('sent,Grace Hopper,grace@navy.example,Autumn,')
    expect(file).not.toContain('Ada')
  })

  it('of one campaign leave out a campaign whose name contains its name', async () => {
    const [opened, sent] = events()
    const longer = { ...opened, id: 4, payload: { campaign: 'Spring again' } }
    answerWith([opened, sent, longer])
    const { user, history } = openAnalytics('/analytics?campaign=Spring')
    expect((await rowTexts()).map((cells) => cells.at(-2))).toEqual(['Spring'])
    expect(screen.getByText('Showing 1 of 3 events.')).toBeVisible()

    await choose(user, 'Opened')
    await waitFor(() => expect(history.location.search).toBe('?campaign=Spring&type=opened'))
    await user.click(await screen.findByRole('button', { name: 'Remove Spring' }))
    expect(await rowTexts()).toHaveLength(3)
    expect(history.location.search).toBe('?type=opened')
  })
})

it('the charts also offer their numbers as tables', async () => {
  answerWith(events())
  openAnalytics()
  const textsIn = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent)
  await table()
  expect(textsIn('Events by type, latest 3')).toEqual([
    'Sent1',
    'Opened1',
    'Clicked0',
    'Replied0',
    'Bounced0',
    'Unsubscribed1',
  ])
  const days = textsIn('Events by day, latest 3')
  expect(days.at(0)).toMatch(/^\w{3}, \w{3} \d+[12]$/)
})

const reply = (id: number, name: string, minutesAgo: number) => ({
  id,
  timestamp: new Date(Date.now() - minutesAgo * minute).toISOString(),
  eventType: 'replied',
  contactName: name,
  contactEmail: `${name.toLowerCase()}@x.example`,
  payload: { campaign: 'Spring' },
})
const replies = () => [reply(1, 'Ann', 1), reply(2, 'Bo', 2), reply(3, 'Cy', 3)]
const names = async () => (await rowTexts()).map((cells) => cells[2])

describe('the person of an event', () => {
  it('is found in the list of the campaign, reading each type of events once', async () => {
    const calls = watchCalls()
    const { user, history } = openAnalytics('/analytics?type=replied')
    const name = 'João Andersson'
    await table()
    await user.click(screen.getByRole('button', { name }))
    const panel = within(await screen.findByRole('dialog', { name }))
    expect(await panel.findByText('Company')).toBeVisible()
    expect(panel.getByRole('link', { name: `Write to ${name}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:[^?]+@[^?]+\?subject=Re%3A%20/),
    )
    const timeline = within(await panel.findByRole('list', { name: 'Known events' }))
    await timeline.findByText('Replied')
    expect(
      within(await panel.findByRole('region', { name: 'Lists' })).getByRole('link'),
    ).toBeVisible()
    expect(calls.toSorted()).toEqual([
      '?type=bounced&limit=50',
      '?type=clicked&limit=50',
      '?type=opened&limit=50',
      '?type=replied&limit=50',
      '?type=sent&limit=50',
    ])
    expect(history.location.search).toMatch(/details=/)

    const link = panel.getByRole('link', { name: `Write to ${name}` })
    const [, email = ''] = /^mailto:([^?]+)/.exec(link.getAttribute('href') ?? '') ?? []
    const contact = db.contacts.all().find((one) => one.email === email)
    await user.click(panel.getByRole('button', { name: 'Add a colleague' }))
    const form = within(await screen.findByRole('dialog', { name: 'Create Contact' }))
    expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue(contact?.companyName)
    expect(form.getByRole('textbox', { name: 'Location' })).toHaveValue(contact?.location)
    expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email.replace(/.*@/, '@'))
    await user.click(form.getByRole('button', { name: 'Create Contact' }))
    expect(await form.findByText('Enter an email address.')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create Contact' })).toBeNull())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(history.location.href).toBe('/analytics?type=replied')
  })
})

describe('done marks', () => {
  it('keep open replies that the server no longer returns until they are done', async () => {
    const all = Array.from({ length: 57 }, (_, index) => reply(index, `N${index}`, index + 1))
    answerWith(all.slice(7))
    openAnalytics('/analytics?type=replied')
    expect(await screen.findByText('The latest 50, all open')).toBeVisible()
    cleanup()
    answerWith(all.slice(0, 50))
    const { user } = openAnalytics('/analytics?type=replied')
    expect(await screen.findByText('57 open, 7 of them older than the latest 50')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Find in these events' }), 'N56')
    await user.click(await screen.findByRole('button', { name: 'Mark N56 as done' }))
    await user.clear(screen.getByRole('searchbox', { name: 'Find in these events' }))
    expect(await screen.findByText('56 open, 6 of them older than the latest 50')).toBeVisible()
  })

  it('can be set and undone, and survive a reload for this user only', async () => {
    answerWith(replies())
    const { user } = openAnalytics('/analytics?type=replied')
    await table()
    expect(screen.getByText('3 of 3 replies open')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mark Bo as done' }))
    await waitFor(() => expect(screen.getByText('2 of 3 replies open')).toBeVisible())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText('3 of 3 replies open')).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Mark Bo as done' }))

    cleanup()
    const again = openAnalytics('/analytics?type=replied')
    await table()
    expect(screen.getByRole('button', { name: 'Mark Bo as done' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await again.user.click(screen.getByRole('checkbox', { name: 'Hide done' }))
    expect(await names()).toEqual(['Ann', 'Cy'])
    cleanup()
    signInAs('admin')
    renderScreen('/analytics?type=replied')
    await table()
    expect(screen.getByText('3 of 3 replies open')).toBeVisible()
  })
})

describe('since the last visit', () => {
  const NOON = new Date(2026, 0, 5, 12).getTime()

  it('all new replies are counted, also those that the latest 50 of all types lack', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    onTestFinished(() => void vi.useRealTimers())
    answerWith([])
    openAnalytics()
    await screen.findByText('No events found')

    cleanup()
    vi.setSystemTime(NOON + 24 * 60 * minute)
    const [opened] = events()
    const isAll = ({ url }: Request) => new URL(url).searchParams.get('type') === 'all'
    const all = Array.from({ length: 49 }, (_, index) => ({ ...opened, id: `o${index}` }))
    server.use(
      http.get('*/api/analytics/events', ({ request }) =>
        HttpResponse.json(isAll(request) ? [...all, reply(1, 'Ann', 1)] : replies()),
      ),
    )
    openAnalytics()
    expect(await screen.findByRole('link', { name: '3 new replies' })).toBeVisible()
  })

  it('new events are counted and marked, for each user of the device', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    onTestFinished(() => void vi.useRealTimers())
    answerWith([reply(3, 'Cy', 3)])
    openAnalytics()
    await table()
    expect(screen.queryByText(/^Since/)).toBeNull()

    cleanup()
    vi.setSystemTime(NOON + 24 * 60 * minute)
    answerWith([reply(1, 'Ann', 1), reply(2, 'Bo', 2), reply(3, 'Cy', 24 * 60 + 3)])
    const { user, history } = openAnalytics()
    await table()
    expect(await screen.findByText(/^Since yesterday 12:00\sPM:/)).toBeVisible()
    expect(screen.getAllByText('New')).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: '2 new replies' }))
    await waitFor(() => expect(history.location.href).toBe('/analytics?type=replied'))

    cleanup()
    signInAs('admin')
    renderScreen('/analytics')
    await table()
    expect(screen.queryByText(/^Since/)).toBeNull()
  })
})
