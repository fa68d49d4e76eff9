import { db } from '@mocks/db'
import { server, useScenario } from '@mocks/node'
import { signInAs } from '@mocks/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferred } from '@/test/deferred'
import { renderApp } from '@/test/render-app'
import { sentBodies } from '@/test/sent-bodies'

beforeEach(() => signInAs('user'))

const CEOS = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const rowNames = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))

const answerWith = (leads: object[], total = leads.length) =>
  server.use(http.post('*/api/leads/search', () => HttpResponse.json({ leads, total })))

const person = (number: number, more: object = {}) => ({
  id: String(number),
  apollo_id: `ap-0000${number}`,
  name: `Person ${number}`,
  title: 'CEO',
  company: `Company ${number}`,
  location: 'Berlin, Germany',
  company_size: '11,50',
  industry: 'retail',
  ...more,
})
const people = [1, 2, 3].map((number) => person(number))

async function open(path = CEOS) {
  const app = renderApp(path)
  // The first test loads the screen's modules.
  await screen.findByText('No Results Yet', undefined, { timeout: 15_000 })
  await screen.findByText('125.0 credits')
  return app
}

async function search(path = CEOS) {
  const app = await open(path)
  await app.user.click(button(/^Search \(/))
  await screen.findByText(/leads? found$/)
  return app
}

async function choose(
  user: Awaited<ReturnType<typeof open>>['user'],
  field: string,
  option: string,
) {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
  await user.keyboard('{Escape}')
}

describe('the filters', () => {
  it('become badges and stand in the address, which restores them without a search', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user, history } = await open('/search')
    await choose(user, 'Job Title', 'CEO')
    await choose(user, 'Seniority', 'C-suite')
    await user.click(screen.getByRole('combobox', { name: 'Location' }))
    for (const place of ['nyc', 'Lyon', ' NYC ']) {
      await user.paste(place)
      await user.keyboard('{Enter}')
    }

    const badges = within(await screen.findByRole('list', { name: 'Active filters' }))
    await waitFor(() =>
      expect(badges.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
        'CEO',
        'New York City, NY',
        'Lyon',
        'C-suite',
      ]),
    )
    expect(button('Search (4)')).toBeVisible()
    await waitFor(() =>
      expect(decodeURIComponent(history.location.search)).toBe(
        '?jobTitles=["CEO"]&locations=["New+York+City,+NY","Lyon"]&seniorityLevels=["c_suite"]',
      ),
    )
    await user.click(button('Remove Lyon'))
    expect(await screen.findByRole('button', { name: 'Search (3)' })).toBeVisible()
    await user.click(button('Clear all'))
    expect(await screen.findByRole('button', { name: 'Search (0)' })).toBeVisible()
    await waitFor(() => expect(history.location.search).toBe(''))
    expect(searches).toEqual([])
  })

  it('survive an address that is wrong', async () => {
    await open(
      '/search?jobTitles=7&industries=["retail","x","retail"]&limit=lots&revenueRanges={"a":1}',
    )
    expect(button('Remove Retail')).toBeVisible()
    expect(button('Search (1)')).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: 'Result limit' })).toHaveValue('25')
  })

  it('offer at most five places', async () => {
    const { user } = await open('/search')
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 's')
    expect(await screen.findAllByRole('option')).toHaveLength(5)
  })

  it('take a place that was typed and left', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user } = await open('/search')
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 'us')
    await user.click(button(/^Search \(/))
    await screen.findByText(/leads found$/)
    expect(searches).toMatchObject([{ locations: ['United States'] }])
  })
})

describe('a search', () => {
  it('without a filter is not sent', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user } = await open('/search')
    await user.click(button('Search (0)'))
    expect(await screen.findByText('Add search criteria')).toBeVisible()
    expect(screen.getByText('Please add at least one filter to search')).toBeVisible()
    expect(searches).toEqual([])
  })

  it('without the credits for it is not sent', async () => {
    useScenario('no-credits')
    const searches = sentBodies('POST /api/leads/search')
    const { user } = renderApp(CEOS)
    await screen.findByText('0.0 credits')
    await user.click(button('Search (1)'))
    expect(await screen.findByText('Insufficient credits')).toBeVisible()
    expect(screen.getByText('Need 2.5 credits')).toBeVisible()
    expect(searches).toEqual([])
  })

  it('is sent although the balance is not known', async () => {
    server.use(
      http.get('*/api/credits/balance', () => HttpResponse.json({ balance: null })),
      http.post('*/api/leads/search', () => HttpResponse.json({ leads: people, total: 3 })),
    )
    const { user } = renderApp(CEOS)
    expect(await screen.findByText('Credits unknown')).toBeVisible()
    await user.click(button('Search (1)'))
    expect(await screen.findByText('3 leads found')).toBeVisible()
  })

  it('sends the limit, shows what it found, tells the rest and takes its price', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user } = await open()
    const limit = screen.getByRole('spinbutton', { name: 'Result limit' })
    await user.clear(limit)
    await user.type(limit, '10')
    await user.click(button('Search (1)'))
    expect(await screen.findByText('Search completed')).toBeVisible()

    const total = Number(
      /^(\d+) leads found$/.exec(screen.getByText(/leads found$/).innerHTML)?.[1],
    )
    expect(total).toBeGreaterThan(10)
    expect(screen.getByText(`Found ${total} leads`)).toBeVisible()
    expect(
      screen.getByText(
        `Showing 10 of ${total.toLocaleString('en')}: raise the limit or narrow the filters`,
      ),
    ).toBeVisible()
    expect(rowNames()).toHaveLength(10)
    expect(searches).toMatchObject([
      { job_titles: ['CEO'], technologies: [], page: 1, page_size: 10 },
    ])
    expect(await screen.findByText('122.5 credits')).toBeVisible()
  })

  it.each([
    ['5000', '1000'],
    ['0', '1'],
    ['many', '25'],
  ])('takes the limit %s as %s', async (typed, taken) => {
    const { user } = await open()
    const limit = screen.getByRole('spinbutton', { name: 'Result limit' })
    await user.clear(limit)
    await user.type(limit, typed)
    await user.tab()
    expect(limit).toHaveValue(taken)
  })

  it('that finds nothing does not look like none', async () => {
    answerWith([])
    await search()
    expect(screen.getByText('0 leads found')).toBeVisible()
    expect(screen.getByText('No leads match these filters')).toBeVisible()
    expect(screen.queryByText('No Results Yet')).toBeNull()
  })

  it('wins over an earlier one, whose answer comes late', async () => {
    const first = deferred()
    let isAborted = false
    server.use(
      http.post('*/api/leads/search', async ({ request }) => {
        const body = await request.clone().text()
        if (body.includes('CTO')) return HttpResponse.json({ leads: people, total: 3 })
        request.signal.addEventListener('abort', () => (isAborted = true))
        await first.promise
        return HttpResponse.json({ leads: [person(9)], total: 1 })
      }),
    )
    const { user } = await open()
    await user.click(button('Search (1)'))
    expect(await screen.findByText('Looking for leads...')).toBeVisible()
    await choose(user, 'Job Title', 'CTO')
    await user.click(await screen.findByRole('button', { name: 'Search (2)' }))
    expect(await screen.findByText('3 leads found')).toBeVisible()
    first.resolve()
    expect(isAborted).toBe(true)
    await waitFor(() => expect(screen.queryByText('Looking for leads...')).toBeNull())
    expect(rowNames()).toEqual(['Person 1', 'Person 2', 'Person 3'])
    expect(screen.queryByText('Search failed')).toBeNull()
  })

  it('is not sent twice by a double click, and can be cancelled', async () => {
    const answer = deferred()
    const searches = sentBodies('POST /api/leads/search')
    server.use(
      http.post('*/api/leads/search', async () => {
        await answer.promise
        return HttpResponse.json({ leads: people, total: 3 })
      }),
    )
    const { user } = await open()
    await user.dblClick(button('Search (1)'))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('No Results Yet')).toBeVisible()
    answer.resolve()
    expect(searches).toHaveLength(1)
    expect(screen.queryByText('Search failed')).toBeNull()
  })

  it.each([
    [402, { message: 'A search needs 2.5 credits' }, 'A search needs 2.5 credits'],
    [429, { message: 'Too many searches' }, 'Too many searches'],
    [500, '<html><h1>Oops</h1></html>', 'The server answered with status 500.'],
    [200, { items: [] }, 'The server sent an answer without the data that is needed here.'],
  ])('that fails with %i %j keeps everything', async (status, body, reason) => {
    answerWith(people)
    const { user } = await search()
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }))
    server.use(
      http.post('*/api/leads/search', () =>
        typeof body === 'string'
          ? HttpResponse.html(body, { status })
          : HttpResponse.json(body, { status }),
      ),
    )
    await user.click(button('Search (1)'))
    expect(await screen.findByText('Search failed')).toBeVisible()
    expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible()
    expect(screen.getByText('The leads could not be loaded')).toBeVisible()
    expect(screen.getByText(reason)).toBeVisible()
    expect(button('Remove CEO')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Person 2' })).toBeChecked()

    answerWith([person(4)])
    await user.click(button('Retry'))
    expect(await screen.findByText('1 leads found')).toBeVisible()
  })

  it('shows leads without names or ids, twins, markup and any direction as they are', async () => {
    answerWith([
      { id: 5, name: null },
      person(1, { name: '<img src=x onerror=alert(1)>', email: null }),
      person(1, { name: 'محمد الفارسي' }),
      person(1, { name: 'x'.repeat(300), industry: 'mining', title: null }),
    ])
    await search()
    expect(rowNames()).toEqual([
      'Name unknown',
      '<img src=x onerror=alert(1)>',
      'محمد الفارسي',
      'x'.repeat(300),
    ])
    expect(screen.getByText('mining')).toBeVisible()
    expect(screen.getAllByText('Hidden')).toHaveLength(4)
  })
})

describe('the balance', () => {
  it('that cannot be read is told once, marked, and read again on demand', async () => {
    useScenario('server-down')
    const { user } = renderApp('/search')
    expect(await screen.findByText('Credits unknown')).toBeVisible()
    expect(screen.getByText('Not up to date')).toBeVisible()
    server.resetHandlers()
    useScenario('default')
    await user.click(button('Refresh the balance'))
    expect(await screen.findByText('125.0 credits')).toBeVisible()
    expect(screen.queryByText('Not up to date')).toBeNull()
  })
})

describe('the leads', () => {
  it('are sorted by a column and back', async () => {
    answerWith([person(2), person(3), person(1)])
    const { user } = await search()
    const header = screen.getByRole('columnheader', { name: 'Company' })
    await user.click(button('Company'))
    expect(rowNames()).toEqual(['Person 1', 'Person 2', 'Person 3'])
    expect(header).toHaveAttribute('aria-sort', 'ascending')
    await user.click(button('Company'))
    expect(rowNames()).toEqual(['Person 3', 'Person 2', 'Person 1'])
    await user.click(button('Company'))
    expect(rowNames()).toEqual(['Person 2', 'Person 3', 'Person 1'])
  })

  it('are narrowed by the text box, and a selection that it hides is told', async () => {
    answerWith(people)
    const { user } = await search()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.type(screen.getByRole('searchbox', { name: 'Find in these results' }), 'company 2')
    await waitFor(() => expect(rowNames()).toEqual(['Person 2']))
    expect(screen.getByText('3 leads found')).toBeVisible()
    expect(screen.getByText('Showing 1 of 3')).toBeVisible()
    expect(screen.getByText('2 selected leads are hidden by the text box.')).toBeVisible()
    await user.click(button('Deselect hidden'))
    expect(button('Delete (1)')).toBeVisible()
    expect(screen.queryByText(/hidden by the text box/)).toBeNull()
  })

  it('are narrowed by a text that was there before the search, and by the same after the next', async () => {
    answerWith(people)
    const { user } = await open()
    const box = screen.getByRole('searchbox', { name: 'Find in these results' })
    await user.type(box, 'person 3')
    await user.click(button('Search (1)'))
    expect(await screen.findByText('3 leads found')).toBeVisible()
    expect(rowNames()).toEqual(['Person 3'])
    answerWith([...people, person(33)])
    await user.click(button('Search (1)'))
    expect(await screen.findByText('4 leads found')).toBeVisible()
    expect(rowNames()).toEqual(['Person 3', 'Person 33'])
    expect(box).toHaveValue('person 3')
  })

  it('say which list they are in', async () => {
    const list = db.lists.all().find(({ name }) => name === 'Pilot customers')
    const [memberId = ''] = db.memberships.of(list?.id ?? '')
    const member = db.contacts.get(memberId)
    answerWith([person(1, { apollo_id: member?.apolloId }), person(2, { apollo_id: 'nobody' })])
    await search()
    expect(await screen.findAllByText(/^in /)).toHaveLength(1)
  })

  it('are selected all, some and none', async () => {
    answerWith(people)
    const { user } = await search()
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(button('Reveal Emails (3)')).toBeVisible()
    await user.click(all)
    expect(button('Reveal Emails (0)')).toBeVisible()
  })

  it('are still there after another page, and gone with the log-out', async () => {
    answerWith(people)
    const { user } = await search()
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await screen.findByRole('heading', { name: /Leads imported/ })
    await user.click(screen.getByRole('link', { name: 'Lead Search' }))
    expect(await screen.findByText('3 leads found')).toBeVisible()
    expect(screen.getByText('The leads below were found with other filters.')).toBeVisible()
    await user.click(button('Bring those filters back'))
    expect(await screen.findByRole('button', { name: 'Remove CEO' })).toBeVisible()

    await user.click(button('Logout'))
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'user@example.com')
    await user.type(screen.getByLabelText('Password'), 'password')
    await user.click(button('Log In'))
    expect(await screen.findByText('No Results Yet')).toBeVisible()
  })

  it('are deleted from the page alone, and brought back', async () => {
    answerWith(people)
    const { user } = await search()
    await user.click(button('Delete (0)'))
    expect(await screen.findByText('No leads selected')).toBeVisible()

    await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }))
    await user.click(button('Delete (1)'))
    expect(await screen.findByText('Leads deleted')).toBeVisible()
    expect(rowNames()).toEqual(['Person 1', 'Person 3'])
    expect(screen.getByText('2 leads found')).toBeVisible()
    await user.click(button('Undo'))
    expect(rowNames()).toEqual(['Person 1', 'Person 2', 'Person 3'])
  })
})

describe('revealing', () => {
  it('needs a selection with ids', async () => {
    answerWith([{ name: 'Without id' }, person(1)])
    const { user } = await search()
    await user.click(button('Reveal Emails (0)'))
    expect(await screen.findByText('No leads selected')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select Without id' }))
    await user.click(button('Reveal Emails (1)'))
    expect(await screen.findByText('Invalid selection')).toBeVisible()
  })

  it('sends what is hidden, shows what is found, and pays for it', async () => {
    const reveals = sentBodies('POST /api/leads/reveal')
    answerWith([person(1), person(2), person(3, { email: 'known@example.com' }), { name: 'No id' }])
    const { user } = await search()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(button('Reveal Emails (4)'))
    expect(await screen.findByText('Emails revealed')).toBeVisible()
    expect(
      screen.getByText('2/2 emails, 2.0 credits used. 1 selected lead has no id and was left out.'),
    ).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00001', 'ap-00002'] }])
    expect(screen.getAllByText('Hidden')).toHaveLength(1)
    expect(button('Reveal Emails (0)')).toBeVisible()
    expect(await screen.findByText('123.0 credits')).toBeVisible()

    await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }))
    await user.click(button('Reveal Emails (1)'))
    expect(await screen.findByText('Emails already revealed')).toBeVisible()
    expect(reveals).toHaveLength(1)
  })

  it('that finds some marks the others', async () => {
    useScenario('reveal-partial')
    const { user } = await search()
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, 3)) {
      await user.click(box)
    }
    await user.click(button('Reveal Emails (3)'))
    expect(await screen.findByText('Emails revealed')).toBeVisible()
    const notFound = screen.getAllByText('Not found')
    expect(notFound).not.toHaveLength(0)
    for (const text of notFound) {
      expect(text.parentElement).toHaveTextContent('Hidden · Not found')
    }
  })

  it('that fails keeps the selection and says why', async () => {
    useScenario('reveal-fails')
    const { user } = await search()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(button('Reveal Emails (25)'))
    expect(await screen.findByText('Email reveal failed')).toBeVisible()
    expect(
      screen.getByText('Something went wrong revealing emails. Please try again.'),
    ).toBeVisible()
    expect(screen.getByText('Something broke on the server')).toBeVisible()
    expect(button('Reveal Emails (25)')).toBeVisible()
  })
})

describe('the other actions', () => {
  it('without leads say so', async () => {
    const { user } = await open('/search')
    await user.click(button('Export CSV'))
    expect(await screen.findByText('No data to export')).toBeVisible()
    await user.click(button('Copy emails'))
    expect(await screen.findByText('No emails to copy')).toBeVisible()
    await user.click(button('Create List (0)'))
    expect(await screen.findByText('No leads selected')).toBeVisible()
  })

  it('copy the addresses that can be seen', async () => {
    answerWith([person(1, { email: 'one@example.com' }), person(2)])
    const { user } = await search()
    await user.click(button('Copy emails'))
    expect(await screen.findByText('Copied to clipboard')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('one@example.com')
  })

  it('Import CSV says that it is to come, and leads to the import of Lists', async () => {
    const { user } = await open('/search')
    await user.click(button('Import CSV'))
    expect(
      await screen.findByText('CSV import functionality will be implemented soon'),
    ).toBeVisible()
    await user.click(button('Import in Lists'))
    expect(await screen.findByRole('dialog', { name: 'Import new leads' })).toBeVisible()
  })
})

describe('creating a list', () => {
  async function openDialog() {
    answerWith([...people, person(3)])
    const app = await search()
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await app.user.click(button('Create List (4)'))
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Create List' })) }
  }

  it('needs a name', async () => {
    const lists = sentBodies('POST /api/lists')
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /List name/ }), '  ')
    await user.click(dialog.getByRole('button', { name: 'Create List' }))
    expect(await screen.findByText('List name required')).toBeVisible()
    expect(lists).toEqual([])
  })

  it('saves each lead once, then clears the page and opens the list', async () => {
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /List name/ }), 'Berlin')
    await user.type(dialog.getByRole('textbox', { name: /Description/ }), 'For spring')
    await user.dblClick(dialog.getByRole('button', { name: 'Create List' }))
    expect(await screen.findByText('List created')).toBeVisible()
    expect(await screen.findByText('No Results Yet')).toBeVisible()
    const created = db.lists.all().filter(({ name }) => name === 'Berlin')
    expect(created).toMatchObject([{ description: 'For spring' }])
    expect(db.memberships.of(created[0]?.id ?? '')).toHaveLength(3)

    await user.click(button('Open the new list'))
    expect(
      await screen.findByRole('dialog', { name: 'Contacts in List (3 contacts)' }),
    ).toBeVisible()
  })

  it('that breaks off half-way says what exists, and a retry saves the rest', async () => {
    useScenario('import-fails-midway')
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /List name/ }), 'Berlin')
    await user.click(dialog.getByRole('button', { name: 'Create List' }))
    expect(await screen.findByText('Creation failed')).toBeVisible()
    expect(screen.getByText('Failed to create list')).toBeVisible()
    expect(
      dialog.getByText(
        'The list “Berlin” holds 0 of 3 contacts. 3 more are created and not in the list yet.',
      ),
    ).toBeVisible()
    expect(dialog.getByText('The reason: The import broke off')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Retry the rest' }))
    expect(await screen.findByText('List created')).toBeVisible()
    expect(db.lists.all().filter(({ name }) => name === 'Berlin')).toHaveLength(1)
  })

  it('that fails at once keeps the leads and their selection', async () => {
    useScenario('list-create-fails')
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /List name/ }), 'Berlin')
    await user.click(dialog.getByRole('button', { name: 'Create List' }))
    expect(await screen.findByText('Creation failed')).toBeVisible()
    expect(dialog.getByText('Nothing is saved yet.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Create List (4)' })).toBeVisible()
  })
})

describe('creating a contact', () => {
  async function openDialog() {
    const app = await open('/search')
    await app.user.click(button('Create Contact'))
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Create Contact' })) }
  }

  it('needs first name, last name and email', async () => {
    const contacts = sentBodies('POST /api/leads')
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /First name/ }), 'Ada')
    await user.click(dialog.getByRole('button', { name: 'Create Contact' }))
    expect(await screen.findByText('Missing required fields')).toBeVisible()
    expect(screen.getByText('Please fill in first name, last name, and email.')).toBeVisible()
    expect(dialog.getByText('Enter a last name.')).toBeVisible()
    expect(contacts).toEqual([])
  })

  it('sends one contact, without the four fields that are not saved, and closes', async () => {
    const contacts = sentBodies('POST /api/leads')
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /First name/ }), 'Ada')
    await user.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Lovelace')
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'ada@example.com')
    await user.type(dialog.getByRole('textbox', { name: 'Department' }), 'Research')
    await user.click(dialog.getByRole('combobox', { name: 'Industry' }))
    await user.click(await screen.findByRole('option', { name: 'Education' }))
    await user.dblClick(dialog.getByRole('button', { name: 'Create Contact' }))
    expect(await screen.findByText('Contact created!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(contacts).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        name: 'Ada Lovelace',
        title: '',
        company: '',
        email: 'ada@example.com',
        phone: '',
        linkedinUrl: '',
        location: '',
        industry: 'education',
        companySize: '',
        apolloId: expect.stringMatching(/^manual\d+$/),
        emailRevealed: true,
      },
    ])
    await user.click(button('Create Contact'))
    const fresh = within(await screen.findByRole('dialog', { name: 'Create Contact' }))
    expect(fresh.getByRole('textbox', { name: /First name/ })).toHaveValue('')
  })

  it('that fails says what the server says and keeps what was typed', async () => {
    useScenario('contact-fails')
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /First name/ }), 'Ada')
    await user.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Lovelace')
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'ada@example.com')
    await user.click(dialog.getByRole('button', { name: 'Create Contact' }))
    expect(await screen.findByText('Error creating contact')).toBeVisible()
    expect(screen.getByText('Something broke on the server')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('ada@example.com')
  })
})

describe('saved searches', () => {
  it('fill the filters and run nothing; recent ones come by themselves', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user } = await search()
    await user.click(button('Saved and recent'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved and recent searches' }))
    expect(
      within(dialog.getByRole('region', { name: 'Recent' })).getAllByRole('listitem'),
    ).toHaveLength(1)
    await user.type(dialog.getByRole('textbox', { name: 'Name for these filters' }), 'Bosses')
    await user.click(dialog.getByRole('button', { name: 'Save these filters' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(button('Clear all'))

    await user.click(button('Saved and recent'))
    await user.click(await screen.findByRole('button', { name: 'Load Bosses' }))
    expect(await screen.findByRole('button', { name: 'Search (1)' })).toBeVisible()
    expect(searches).toHaveLength(1)

    await user.click(button('Saved and recent'))
    await user.click(await screen.findByRole('button', { name: 'Delete Bosses' }))
    expect(await screen.findByText('Nothing is saved yet.')).toBeVisible()
  })
})
