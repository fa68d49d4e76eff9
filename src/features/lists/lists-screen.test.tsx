import { db } from '@mocks/entry/db'
import { endScenario, fail, server, useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '@/test/render-app'

beforeEach(() => signInAs('user'))

const listNamed = (name: string) => {
  const list = db.lists.all().find((list) => list.name === name)
  if (!list) throw new Error(`The world has no list ${name}`)
  return list
}

const rows = async () => within(await screen.findByRole('list', { name: 'Lists' }))
const names = async () =>
  (await rows())
    .getAllByRole('button', { name: /^View contacts of / })
    .map((button) => button.getAttribute('aria-label')?.replace('View contacts of ', ''))
const rowOf = async (name: string) => {
  const row = (await rows()).getByText(name).closest('li')
  if (!row) throw new Error(`There is no row of ${name}`)
  return within(row)
}

describe('the lists', () => {
  it('are shown with their names, descriptions, contacts and campaigns', async () => {
    renderApp('/lists')
    expect(await screen.findByRole('heading', { name: '1111 Leads imported' })).toBeVisible()
    expect(await names()).toEqual([
      'SaaS founders in New York',
      'Fintech decision makers',
      'Spring conference',
      'Pilot customers',
      'Chairman’s contact',
      'To be filled',
    ])
    const pilot = await rowOf('Pilot customers')
    expect(pilot.getByText('12 contacts')).toBeVisible()
    expect(pilot.getByText('Hand-picked for the pilot')).toBeVisible()
    expect(await pilot.findByText('used by 2 campaigns')).toBeVisible()
    const empty = await rowOf('To be filled')
    expect(empty.getByText('0 contacts')).toBeVisible()
    expect(empty.getByText('used by 1 campaign')).toBeVisible()
  })

  it('say nothing about campaigns that could not be loaded', async () => {
    server.use(http.get('*/api/campaigns', () => HttpResponse.json(null, { status: 500 })))
    const { user } = renderApp('/lists')
    await user.click(await screen.findByRole('button', { name: 'Delete list Pilot customers' }))
    await screen.findByText('We could not check whether campaigns use this list.')
    expect(screen.getByText('12 contacts')).toBeVisible()
    expect(screen.queryByText(/used by/)).toBeNull()
    expect(screen.queryByText('Failed to load campaigns')).toBeNull()
  })

  it('are sorted by name and size, and back to the order of the server', async () => {
    const { user, history } = renderApp('/lists?sort=-name')
    expect((await names()).at(-1)).toBe('Chairman’s contact')
    const by = (name: string) => screen.getByRole('button', { name })
    expect(by('Name descending')).toHaveAttribute('aria-pressed', 'true')
    const entries = history.length

    await user.click(by('Size'))
    await waitFor(() => expect(history.location.search).toBe('?sort=size'))
    expect((await names())[0]).toBe('To be filled')
    await user.click(by('Size ascending'))
    await waitFor(async () => expect((await names())[0]).toBe('Spring conference'))
    expect(history.location.search).toBe('?sort=-size')
    await user.click(by('Size descending'))
    await waitFor(async () => expect((await names())[0]).toBe('SaaS founders in New York'))
    expect(history.location.search).toBe('')
    expect(history.length).toBe(entries + 3)
    history.back()
    await waitFor(() => expect(by('Size descending')).toHaveAttribute('aria-pressed', 'true'))
    expect((await names())[0]).toBe('Spring conference')
  })

  it('come back as the server gave them with "Reset view"', async () => {
    const { user, history } = renderApp('/lists?sort=name&q=c')
    expect(await names()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Reset view' }))
    await waitFor(async () => expect((await names())[0]).toBe('SaaS founders in New York'))
    expect(screen.getByRole('searchbox', { name: 'Search lists' })).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Reset view' })).toBeNull()
    await waitFor(() => expect(history.location.search).toBe(''))
  })

  it('are filtered by name', async () => {
    const { user } = renderApp('/lists')
    await user.type(await screen.findByRole('searchbox', { name: 'Search lists' }), ' CONF')
    expect((await rows()).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('Spring conference')).toBeVisible()

    await user.type(screen.getByRole('searchbox', { name: 'Search lists' }), 'xyz')
    expect(screen.getByText('No list matches “CONFxyz”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect((await rows()).getAllByRole('listitem')).toHaveLength(6)
  })

  it("show 'You don't have any leads' when there are none", async () => {
    useScenario('empty')
    renderApp('/lists')
    expect(await screen.findByText("You don't have any leads")).toBeVisible()
    expect(screen.getByRole('heading', { name: '0 Leads imported' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Import new leads' })).toBeVisible()
  })

  it('take a CSV file that is dropped on the screen', async () => {
    renderApp('/lists')
    const list = await screen.findByText('Pilot customers')
    const file = (name: string) => new File(['first_name,last_name,email\nAda,Lee,a@b.co'], name)
    const drop = (name: string) =>
      fireEvent.drop(list, { dataTransfer: { files: [file(name)], types: ['Files'] } })
    drop('picture.png')
    expect(screen.queryByRole('dialog')).toBeNull()
    drop('fair.csv')
    expect(await screen.findByRole('dialog', { name: 'Import new leads' })).toBeVisible()
    expect(await screen.findAllByText(/fair\.csv/)).not.toEqual([])
  })

  it('show why they could not be loaded, and offer Retry', async () => {
    useScenario('server-down')
    const { user } = renderApp('/lists')
    expect(await screen.findByText('The lists could not be loaded')).toBeVisible()
    expect(screen.getAllByText('The server answered with status 500.')).not.toHaveLength(0)
    expect(screen.queryByText(/doctype/)).toBeNull()

    endScenario()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Spring conference')).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it.each([
    ['nulls and missing arrays', [{ id: 4, name: null, leads: null }, null], 'Leads imported'],
    ['an object that holds them', { lists: [{ id: '4', totalLeads: '7' }] }, '7 Leads imported'],
  ])('survive %s', async (_, body, heading) => {
    server.use(http.get('*/api/lists', () => HttpResponse.json(body)))
    renderApp('/lists')
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect((await rows()).getAllByRole('listitem')).toHaveLength(1)
  })

  it.each([
    ['is empty', () => new HttpResponse(null, { status: 200 }), 'The server sent an empty answer.'],
    [
      'is a page',
      () => HttpResponse.html('<h1>Proxy</h1>'),
      'The server sent a page instead of an answer.',
    ],
  ])('show a failure when the answer %s', async (_, answer, message) => {
    server.use(http.get('*/api/lists', answer))
    renderApp('/lists')
    expect(await screen.findByText('The lists could not be loaded')).toBeVisible()
    expect(screen.getAllByText(message)).not.toHaveLength(0)
  })

  it('show a name with markup as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    db.lists.update(listNamed('Pilot customers').id, { name })
    renderApp('/lists')
    expect(await screen.findByText(name)).toBeVisible()
  })
})

describe('the contacts of a list', () => {
  it('open in a dialog, can be searched, and Back closes it', async () => {
    const { user, history } = renderApp('/lists')
    await user.click(
      await screen.findByRole('button', { name: 'View contacts of Pilot customers' }),
    )
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Contacts in List (12 contacts)' }),
    )
    const table = within(await dialog.findByRole('table', { name: 'Contacts' }))
    expect(table.getAllByRole('row')).toHaveLength(13)

    const [, first] = table.getAllByRole('row')
    const name = first?.querySelector('td')?.textContent ?? ''
    await user.type(dialog.getByRole('searchbox', { name: 'Find a contact' }), name)
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2))
    expect(dialog.getByText('1 of 12 contacts match.')).toBeVisible()

    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('show an empty state', async () => {
    renderApp(`/lists?contacts=${listNamed('To be filled').id}`)
    const dialog = await screen.findByRole('dialog', { name: 'Contacts in List (0 contacts)' })
    expect(await within(dialog).findByText('This list has no contacts yet')).toBeVisible()
  })

  it('show an error with Retry when loading failed', async () => {
    fail('getListContacts')
    const { user } = renderApp(`/lists?contacts=${listNamed('Pilot customers').id}`)
    expect(await screen.findByText('Failed to load contacts')).toBeVisible()
    expect(screen.getByText('Could not retrieve contacts from this list')).toBeVisible()

    endScenario()
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: 'Contacts' })).toBeVisible()
    expect(dialog).toHaveFocus()
  })

  it('are shown despite nulls, missing ids and an answer wrapped in an object', async () => {
    server.use(
      http.get('*/api/lists/:id/leads', () =>
        HttpResponse.json({
          leads: [
            { id: null, firstName: 'Ann', lastName: null, company: 'Acme', email: null },
            null,
          ],
        }),
      ),
    )
    renderApp(`/lists?contacts=${listNamed('Pilot customers').id}`)
    const dialog = await screen.findByRole('dialog', { name: 'Contacts in List (1 contacts)' })
    const cells = await within(dialog).findAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual(['Ann', '–', 'Acme', '–', '–', 'Hidden'])
  })

  it('open in a panel, where only a web address is a link', async () => {
    const contact = (id: string, firstName: string, linkedinUrl: string) => ({
      id,
      apolloId: id,
      firstName,
      linkedinUrl,
    })
    server.use(
      http.get('*/api/lists/:id/leads', () =>
        HttpResponse.json([
          contact('1', 'Ann', 'https://www.linkedin.com/in/ann'),
          contact('2', 'Bob', 'javascript:alert(1)'),
        ]),
      ),
    )
    const { user } = renderApp(`/lists?contacts=${listNamed('Pilot customers').id}`)
    await user.click(await screen.findByRole('button', { name: 'Ann' }))
    const ann = within(await screen.findByRole('dialog', { name: 'Ann' }))
    expect(ann.getByRole('link', { name: /linkedin/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/ann',
    )
    await user.keyboard('j')
    const bob = within(await screen.findByRole('dialog', { name: 'Bob' }))
    expect(bob.getByText('javascript:alert(1)')).toBeVisible()
    expect(bob.queryByRole('link', { name: /javascript/ })).toBeNull()
  })
})

describe('deleting a list', () => {
  async function openDialog(name: string) {
    const app = renderApp('/lists')
    await app.user.click(await screen.findByRole('button', { name: `Delete list ${name}` }))
    return { ...app, dialog: within(await screen.findByRole('alertdialog')) }
  }

  it('asks first, and Cancel keeps it', async () => {
    const { user, dialog } = await openDialog('Pilot customers')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(listNamed('Pilot customers')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Delete list Pilot customers' })).toHaveFocus()
  })

  it('moves the focus to the content when it was the last list', async () => {
    for (const { id, name } of db.lists.all()) if (name !== 'Pilot customers') db.lists.remove(id)
    const { user, dialog } = await openDialog('Pilot customers')
    await user.click(dialog.getByRole('button', { name: 'Delete List' }))
    expect(await screen.findByText("You don't have any leads")).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('names the campaigns that use it, deletes it once, and confirms it', async () => {
    const list = listNamed('Spring conference')
    const users = db.campaigns.all().filter((campaign) => campaign.listId === list.id)
    const deletions: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'DELETE') deletions.push(new URL(request.url).pathname)
    })
    const { user, dialog } = await openDialog('Spring conference')
    expect(users.length).toBeGreaterThan(0)
    for (const { name } of users) expect(await dialog.findByText(name)).toBeVisible()

    // The row disappears before the refetch.
    server.use(http.get('*/api/lists', () => delay('infinite')))
    await user.dblClick(dialog.getByRole('button', { name: 'Delete List' }))
    expect(await screen.findByText('List deleted')).toBeVisible()
    expect(await screen.findByRole('heading', { name: '311 Leads imported' })).toBeVisible()
    expect(deletions).toEqual([`/api/lists/${list.id}`])
    expect(db.lists.get(list.id)).toBeUndefined()
    expect(screen.getByRole('button', { name: 'Delete list Pilot customers' })).toHaveFocus()
    server.events.removeAllListeners()
  })

  it('shows why it failed, and keeps the dialog and the list', async () => {
    fail('deleteList')
    const { user, dialog } = await openDialog('Pilot customers')
    await user.click(dialog.getByRole('button', { name: 'Delete List' }))
    expect(await screen.findByText('Delete failed')).toBeVisible()
    expect(screen.getByText('Failed to delete the list')).toBeVisible()
    expect(await dialog.findByRole('button', { name: 'Delete List' })).toBeEnabled()
    expect(listNamed('Pilot customers')).toBeDefined()
  })

  it('that another tab deleted disappears from this one too', async () => {
    const { user, dialog } = await openDialog('Pilot customers')
    db.lists.remove(listNamed('Pilot customers').id)
    await user.click(dialog.getByRole('button', { name: 'Delete List' }))
    expect(await screen.findByText('Delete failed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText('Pilot customers')).toBeNull()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('offers Retry when the campaigns that use it could not be loaded', async () => {
    server.use(
      http.get('*/api/campaigns', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    )
    const { user, dialog } = await openDialog('Pilot customers')
    expect(
      await dialog.findByText('We could not check whether campaigns use this list.'),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await dialog.findByText(/^(No campaign uses|These campaigns use) this/)).toBeVisible()
  })
})
