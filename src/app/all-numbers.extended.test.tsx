import { db, world } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { useScenario } from '@mocks/entry/test-server'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rememberSaidNo } from '@/entities/lead/said-no'
import { chooseOption } from '@/test/campaigns'
import { renderScreen } from '@/test/render-screen'

type Event = {
  id: string
  timestamp: string
  eventType: string
  contactEmail: string
  payload: { campaign?: string }
}
type Contact = { apolloId: string; email: string | null; firstName: string; companyName: string }
type Campaign = {
  id: number
  name: string
  listId: number | null
  status: string
  sentEmails: number
  totalLeads: number
  createdAt: string
  steps: { config: { delay: number; subject: string; content: string } }[]
}
type Data = {
  '/api/lists': { id: number; name: string; leads: { apolloId: string }[] }[]
  '/api/campaigns': Campaign[]
  '/api/analytics/stats': Record<'totalSent' | 'openRate' | 'replyRate' | 'conversionRate', number>
  [events: `/api/analytics/events${string}`]: Event[]
  [contacts: `/api/lists/${number}/leads`]: Contact[]
}

const server = async <Path extends keyof Data>(path: Path): Promise<Data[Path]> =>
  (await fetch(new URL(path, location.origin))).json()

const DAY = 24 * 60 * 60_000
const grouped = (count: number) => count.toLocaleString('en')
const rowCount = (name: string) =>
  Number(screen.getByRole('table', { name }).getAttribute('aria-rowcount')) - 1
const latest = async (type: string) => server(`/api/analytics/events?type=${type}&limit=50`)
const together = (...reads: Event[][]) =>
  [...new Map(reads.flat().map((event) => [event.id, event])).values()].toSorted(
    (a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp),
  )
/** In words, of a type of which the server has returned fifty. */
const known = (events: Event[], name: string) => {
  const { length } = events.filter(({ payload }) => payload.campaign === name)
  return length === 0 ? '–' : `at least ${length}`
}
const barsIn = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent)
const dayFormat = { weekday: 'short', month: 'short', day: 'numeric' } as const
/** The last is partial: older events of its day may be missing. */
function barsByDay(events: Event[]) {
  const days = events.map(({ timestamp }) =>
    new Date(timestamp).toLocaleDateString('en', dayFormat),
  )
  return [...new Set(days)].map((day, index, { length }) => {
    const count = days.filter((one) => one === day).length
    return `${day}${index === length - 1 ? ' (partial)' : ''}${count}`
  })
}

/** Recomputed here from the answers of the server, without code of the application. */
it('the numbers of all screens are those of the server, with 500 campaigns and 200 lists', async () => {
  useScenario('large')
  signInAs('user')
  // In no other list.
  db.memberships.add('20', [String(db.contacts.count())])
  // An earlier visit saw events that newer ones have pushed out of the latest fifty since.
  world.clock.freeze(Date.now() - DAY / 2)
  const earlier = await Promise.all([latest('replied'), latest('bounced')])
  renderScreen('/')
  await screen.findByRole('link', { name: 'Open replies' })
  cleanup()
  world.clock.freeze(Date.now())
  const [lists, campaigns, stats, all, latestReplies, latestBounces] = await Promise.all([
    server('/api/lists'),
    server('/api/campaigns'),
    server('/api/analytics/stats'),
    latest('all'),
    latest('replied'),
    latest('bounced'),
  ])
  const replies = together(earlier[0], latestReplies)
  const bounces = together(earlier[1], latestBounces)
  const reads = [lists, campaigns, all, latestReplies, latestBounces]
  expect(reads.map(({ length }) => length)).toEqual([200, 500, 50, 50, 50])
  expect(Math.min(replies.length, bounces.length)).toBeGreaterThan(60)
  const age = ({ createdAt }: Campaign) => Date.now() - Date.parse(createdAt)
  const oldDrafts = campaigns.filter((one) => one.status === 'draft' && age(one) > 3 * DAY)
  const finished = campaigns.filter((one) => {
    const days = one.steps.slice(1).reduce((sum, { config }) => sum + config.delay, 0)
    return one.totalLeads > 0 && one.sentEmails >= one.totalLeads && age(one) >= days * DAY
  })

  const { user } = renderScreen('/')
  await screen.findByRole('link', { name: 'Open replies' })
  const numbers = ['Total Lists', 'Active Campaigns'].map(
    (name) => screen.getByRole('group', { name }).textContent,
  )
  expect(numbers).toEqual(['Total Lists200', 'Active Campaigns500'])
  const toDo = () => within(screen.getByRole('region', { name: 'To do today' }))
  const toDos = () =>
    toDo()
      .getAllByRole('listitem')
      .map((row) => row.textContent)
  expect(toDos()).toEqual([
    `Open repliesat least ${replies.length}`,
    `Bouncesat least ${bounces.length}`,
    `Drafts older than three days${oldDrafts.length}`,
    `Finished campaigns${finished.length}`,
  ])
  const inWords = ({ length }: unknown[], one: string) =>
    `${length} ${one}${length === 1 ? '' : 's'}`
  const ofFirst = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((row) => row.lastElementChild?.textContent)
  expect(ofFirst('First lists')).toEqual(
    lists.slice(0, 3).map(({ leads }) => `${leads.length} contacts`),
  )
  expect(ofFirst('First campaigns')).toEqual(
    campaigns.slice(0, 3).map(({ steps }) => inWords(steps, 'step')),
  )
  await user.click(toDo().getByRole('link', { name: 'Finished campaigns' }))
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

  for (const [name, events] of [
    ['Open replies', replies],
    ['Bounces', bounces],
  ] as const) {
    cleanup()
    renderScreen('/')
    await user.click(await screen.findByRole('link', { name }))
    await screen.findByRole('table', { name: 'Latest events' })
    expect(rowCount('Latest events')).toBe(events.length)
    const [first = document.body] = screen.getAllByLabelText(/^Mark .* as done$/)
    await user.click(first)
    await waitFor(() => expect(rowCount('Latest events')).toBe(events.length - 1))
  }
  cleanup()
  renderScreen('/')
  await screen.findByRole('link', { name: 'Open replies' })
  expect(toDos().slice(0, 2)).toEqual([
    `Open repliesat least ${replies.length - 1}`,
    `Bouncesat least ${bounces.length - 1}`,
  ])

  cleanup()
  renderScreen('/campaigns?sort=-replied')
  await user.click(await screen.findByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Known replies' }))
  await user.click(screen.getByRole('checkbox', { name: 'Known bounces' }))
  const count = (name: string) => Number(known(replies, name).replace(/\D/g, ''))
  const byReplies = campaigns.toSorted((a, b) => count(b.name) - count(a.name))
  const withResults = screen.getAllByLabelText(/^Actions for /).map((menu) => {
    const cells = [...(menu.closest('tr')?.children ?? [])].map(({ textContent }) => textContent)
    return [menu.ariaLabel, cells[4]?.trim(), cells[5]?.trim()]
  })
  expect(withResults.length).toBeGreaterThan(8)
  expect(withResults).toEqual(
    byReplies
      .slice(0, withResults.length)
      .map(({ name }) => [`Actions for ${name}`, known(replies, name), known(bounces, name)]),
  )

  const ofType = (type: string) => all.filter(({ eventType }) => eventType === type)
  const [answered] = byReplies
  const opened = campaigns.find(({ name }) => known(ofType('opened'), name) !== '–')
  for (const one of [answered, opened, byReplies.at(-1)]) {
    cleanup()
    const name = one?.name ?? ''
    renderScreen(`/campaigns?details=${one?.id}`)
    const panel = within(await screen.findByRole('dialog', { name }))
    await panel.findByText('Replied')
    const facts = [
      ['Sent', `${one?.sentEmails} of ${one?.totalLeads}`],
      ['Opened', known(ofType('opened'), name)],
      ['Clicked', known(ofType('clicked'), name)],
      ['Replied', known(replies, name)],
      ['Bounced', known(bounces, name)],
    ] as const
    for (const [fact, text] of facts)
      expect([fact, panel.getByText(fact).nextElementSibling?.textContent]).toEqual([fact, text])
    if (one !== answered) continue
    const link = { name: known(replies, name), description: '' }
    await user.click(panel.getAllByRole('link', link).at(-1) ?? document.body)
    const shown = `Showing ${count(name)} of ${replies.length} events.`
    expect(await screen.findByText(shown)).toBeVisible()
    expect(rowCount('Latest events')).toBe(count(name))
  }

  cleanup()
  renderScreen('/lists')
  const total = lists.reduce((sum, { leads }) => sum + leads.length, 0)
  expect(await screen.findByRole('heading', { name: `${total} Leads imported` })).toBeVisible()
  for (const button of screen.getAllByRole('button', { name: /^View contacts of / })) {
    const list = lists.find(({ name }) => `View contacts of ${name}` === button.ariaLabel)
    const uses = campaigns.filter(({ listId }) => String(listId) === String(list?.id))
    const numbers = [
      `${list?.leads.length} contacts`,
      uses.length > 0 ? inWords(uses, 'campaign') : '',
    ]
    expect(button.closest('li')?.querySelector('.counts')?.textContent).toBe(numbers.join(''))
  }
  const small = lists.find(({ leads }) => leads.length === 26)
  const people = await server(`/api/lists/${small?.id ?? 0}/leads`)
  const elsewhere = new Set(
    lists.flatMap(({ id, leads }) => (id === small?.id ? [] : leads.map((one) => one.apolloId))),
  )
  cleanup()
  renderScreen(`/lists?contacts=${small?.id}`)
  const contacts = within(
    await screen.findByRole('dialog', { name: 'Contacts in List (26 contacts)' }),
  )
  for (const [label, group] of [
    ['Everyone', people],
    ['Without e-mail', people.filter(({ email }) => !email)],
    ['In other lists', people.filter(({ apolloId }) => elsewhere.has(apolloId))],
  ] as const) {
    await user.click(await contacts.findByRole('radio', { name: `${label} (${group.length})` }))
    expect(rowCount('Contacts')).toBe(group.length)
  }

  cleanup()
  renderScreen('/analytics?type=replied')
  const open = `${replies.length - 1} open, ${replies.length - 50} of them older than the latest 50`
  expect(await screen.findByText(open)).toBeVisible()
  expect(rowCount('Latest events')).toBe(replies.length)
  expect(barsIn('Events by day, latest 50')).toEqual(barsByDay(latestReplies))
  const rate = (perCent: number) => `${Math.round(perCent * 10) / 10}%`
  for (const [name, text] of [
    ['Total Sent', grouped(stats.totalSent)],
    ['Open Rate', rate(stats.openRate)],
    ['Reply Rate', rate(stats.replyRate)],
    ['Conversion Rate', rate(stats.conversionRate)],
  ])
    expect(screen.getByRole('group', { name })).toHaveTextContent(`${name}${text}`)

  cleanup()
  renderScreen('/analytics')
  await screen.findByRole('table', { name: 'Events by type, latest 50' })
  expect(barsIn('Events by day, latest 50')).toEqual(barsByDay(all))
  expect(barsIn('Events by type, latest 50')).toEqual(
    ['Sent', 'Opened', 'Clicked', 'Replied', 'Bounced'].map(
      (label) => `${label}${ofType(label.toLowerCase()).length}`,
    ),
  )

  cleanup()
  renderScreen('/analytics?report=week')
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  const firstDay = new Date().setHours(0, 0, 0, 0) - 6 * DAY
  // All of the latest fifty are of this week.
  expect([replies, bounces].flat().every((one) => Date.parse(one.timestamp) >= firstDay)).toBe(true)
  const week = await rowsOf('Last seven days')
  const inAll = [replies, bounces].map(({ length }) => `at least ${length}`)
  expect(week[0]).toEqual(['All campaigns', ...inAll])
  for (const [name = '', ...counts] of week.slice(1))
    expect(counts).toEqual([known(replies, name), known(bounces, name)])
  const sent = campaigns.filter(({ sentEmails }) => sentEmails > 0)
  expect(await rowsOf('Campaigns')).toEqual(
    sent.map(({ name, sentEmails, totalLeads }) => [name, `${sentEmails}/${totalLeads}`]),
  )

  // Another user of this device has seen none of the earlier ones, and has nothing done.
  cleanup()
  signInAs('admin')
  renderScreen('/')
  await screen.findByRole('link', { name: 'Open replies' })
  expect(toDos().slice(0, 2)).toEqual(['Open repliesat least 50', 'Bouncesat least 50'])
})

/** Of an address, or else of an id, and the campaigns that write to them. */
type Person = { key: string; contacts: Contact[]; campaigns: Set<Campaign> }
const hasMail = ({ email }: Contact) => email !== null
const domainOf = (email: string) => email.replace(/.*@/, '')

it('those of 500 selected campaigns are those of their lists, each person counted once', async () => {
  useScenario('large')
  signInAs('user')
  for (const [index, { id }] of db.contacts.all().entries())
    if (index % 30 === 0) db.contacts.update(id, { companyName: '' })
  const [lists, campaigns, replies, bounces] = await Promise.all([
    server('/api/lists'),
    server('/api/campaigns'),
    latest('replied'),
    latest('bounced'),
  ])
  const reads = lists.map(
    async ({ id }) => [`${id}`, await server(`/api/lists/${id}/leads`)] as const,
  )
  const contacts = new Map<string, Contact[]>(await Promise.all(reads))
  const contactsOf = ({ listId }: Campaign) => contacts.get(String(listId)) ?? []
  const peopleOf = (written: Campaign[]) => {
    const people = new Map<string, Person>()
    for (const campaign of written)
      for (const contact of contactsOf(campaign)) {
        const key = contact.email?.toLowerCase() ?? contact.apolloId
        const person = people.get(key) ?? { key, contacts: [], campaigns: new Set() }
        person.contacts.push(contact)
        person.campaigns.add(campaign)
        people.set(key, person)
      }
    return people
  }
  const saidNo = [...peopleOf(campaigns).keys()].filter(
    (key, at) => key.includes('@') && at % 40 < 1,
  )
  const refusals = saidNo.map((email) => [email, 'optedOut'] as const)
  rememberSaidNo(refusals, 'dnc.csv')
  const whoseMail = (events: Event[]) =>
    events.map(({ contactEmail }) => contactEmail.toLowerCase())
  const [replied, bounced] = [whoseMail(replies), whoseMail(bounces)]
  const numbersOf = (selected: Campaign[]) => {
    const sends = ({ status, sentEmails }: Campaign) => status === 'active' || sentEmails > 0
    const elsewhere = peopleOf(campaigns.filter((one) => !selected.includes(one) && sends(one)))
    const people = [...peopleOf(selected).values()]
    const mailed = people.filter((person) => person.contacts.every(hasMail))
    const count = (has: (person: Person) => boolean) => mailed.filter(has).length
    const groups = {
      'Said no': count(({ key }) => saidNo.includes(key)),
      'Without e-mail': people.length - mailed.length,
      'Twice in a list': count((one) => one.contacts.length > one.campaigns.size),
      'In several of these campaigns': count((one) => one.campaigns.size > 1),
      'Got or gets another campaign': count(({ key }) => elsewhere.has(key)),
      'Known to have bounced': count(({ key }) => bounced.includes(key)),
      'Known to have replied': count(({ key }) => replied.includes(key)),
      'Colleagues of somebody who replied': count(
        ({ key }) => !replied.includes(key) && replied.map(domainOf).includes(domainOf(key)),
      ),
      'Role address': count(({ key }) => key.startsWith('hello@')),
      'Without {{company}}': people.filter((one) =>
        one.contacts.some(({ companyName }) => companyName === ''),
      ).length,
    }
    const isSent = ({ status, sentEmails: sent, totalLeads: total }: Campaign) =>
      status === 'paused' && total > 0 && sent >= total
    const sent = selected.filter(isSent).reduce((sum, { totalLeads }) => sum + totalLeads, 0)
    const active = selected.filter(({ status }) => status === 'active').length
    const inOthers = groups['Got or gets another campaign']
    return {
      bar: [
        `${grouped(mailed.length)} people`,
        `${grouped(sent)} of ${grouped(sent)} already sent`,
        active > 0 ? `${grouped(active)} already active` : [],
        `${grouped(groups['Said no'])} said no`,
        inOthers > 0 ? `${grouped(inOthers)} already in other campaigns` : [],
      ].flat(),
      groups: [
        `${grouped(people.length)} contacts, ${grouped(mailed.length)} get mail`,
        ...Object.entries(groups).flatMap(([label, size]) =>
          size > 0 ? `${label} (${grouped(size)})` : [],
        ),
      ],
    }
  }

  const { user } = renderScreen('/campaigns')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected campaigns' }))
  const paused = campaigns.filter(({ status }) => status === 'paused')
  const expectNumbers = async (selected: Campaign[]) => {
    expect(bar.getByRole('button', { name: `Launch (${selected.length})` })).toBeVisible()
    const { bar: numbers, groups } = numbersOf(selected)
    const people = { name: numbers[0] ?? '' }
    const button = await bar.findByRole('button', people, { timeout: 120_000 })
    await waitFor(() => expect(button.parentElement?.textContent.split('·')).toEqual(numbers))
    await user.click(button)
    const recipients = within(await screen.findByRole('dialog', { name: 'Recipients' }))
    await recipients.findByText(/of the latest 50 bounces and replies/)
    const shown = recipients.getAllByRole('radio').map((one) => one.closest('label')?.textContent)
    expect(shown).toEqual(groups)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await expectNumbers(campaigns)
  await chooseOption(user, 'Status', /^Paused$/)
  expect(await bar.findByText(`${500 - paused.length} selected are hidden`)).toBeVisible()
  expect(screen.getByText(`${paused.length} of 500 campaigns`)).toBeVisible()
  await expectNumbers(paused)

  await chooseOption(user, 'Status', /^Draft$/)
  const drafts = campaigns.filter(({ status }) => status === 'draft')
  await bar.findByRole('button', { name: `Launch (${drafts.length})` })
  const chip = await bar.findByRole('button', { name: /to check$/ })
  await user.click(chip)
  const findings = within(await screen.findByRole('dialog', { name: 'To check' }))
  expect(findings.getByText('not known for “Draft without a list”')).toBeVisible()
  expect(chip.textContent).toBe(`${grouped(findings.getAllByRole('listitem').length)} to check`)
  const skipped = drafts.flatMap((one) => {
    const all = contactsOf(one)
    const { length } = all.filter((contact) => !hasMail(contact))
    const of = `${length} of the ${all.length} contacts ${length === 1 ? 'has' : 'have'}`
    return length > 0 ? `${of} no e-mail address and will be skipped.` : []
  })
  expect(findings.getAllByText(/no e-mail address/).map((one) => one.textContent)).toEqual(skipped)
}, 300_000)
