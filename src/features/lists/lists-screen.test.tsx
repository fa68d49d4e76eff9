import { db } from '@mocks/entry/db'
import { endScenario, server, useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '@/test/campaigns'
import { renderScreen } from '@/test/render-screen'
import { onRequest } from '@/test/requests'

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
    renderScreen('/lists')
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
    expect(await pilot.findByText('2 campaigns')).toBeVisible()
    const empty = await rowOf('To be filled')
    expect(empty.getByText('0 contacts')).toBeVisible()
    expect(empty.getByText('1 campaign')).toBeVisible()
  })

  it('show why they could not be loaded, and offer Retry', async () => {
    useScenario('server-down')
    const { user } = renderScreen('/lists')
    expect(await screen.findByText('The lists could not be loaded')).toBeVisible()
    expect(screen.getAllByText('The server answered with status 500.')).not.toHaveLength(0)
    expect(screen.queryByText(/doctype/)).toBeNull()

    endScenario()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Spring conference')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it.each([
    ['nulls and missing arrays', [{ id: 4, name: null, leads: null }, null], 'Leads imported'],
    ['an object that holds them', { lists: [{ id: '4', totalLeads: '7' }] }, '7 Leads imported'],
  ])('survive %s', async (_, body, heading) => {
    server.use(http.get('*/api/lists', () => HttpResponse.json(body)))
    renderScreen('/lists')
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect((await rows()).getAllByRole('listitem')).toHaveLength(1)
  })

  it('show a name with markup as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    db.lists.update(listNamed('Pilot customers').id, { name })
    renderScreen('/lists')
    expect(await screen.findByText(name)).toBeVisible()
  })
})

describe('the contacts of a list', () => {
  it('open in a dialog, can be searched, and Back closes it', async () => {
    const reads: string[] = []
    onRequest(({ url }) => void reads.push(new URL(url).pathname))
    const { user, history } = renderScreen('/lists')
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
    expect(await dialog.findByText('1 of 12 contacts match.')).toBeVisible()
    expect(reads).not.toContain('/api/analytics/events')

    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that are selected are the ones that a cleaned copy takes, and stay selected', async () => {
    const { user } = renderScreen(`/lists?contacts=${listNamed('Pilot customers').id}`)
    await press(user, 'Select')
    const [, second] = await screen.findAllByRole('checkbox', { name: /^Select .* / })
    await user.click(second ?? document.body)
    await press(user, 'More actions')
    await user.click(await screen.findByRole('menuitem', { name: 'Clean a copy' }))
    expect(await screen.findByText(/^1 contact is copied/)).toBeVisible()
    await press(user, 'Back')
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select .* / })
    expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(1)
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
    renderScreen(`/lists?contacts=${listNamed('Pilot customers').id}`)
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
    const { user } = renderScreen(`/lists?contacts=${listNamed('Pilot customers').id}`)
    await user.click(await screen.findByRole('button', { name: 'Ann' }))
    const ann = within(await screen.findByRole('dialog', { name: 'Ann' }))
    expect(ann.getByRole('link', { name: /linkedin/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/ann',
    )
    await user.click(ann.getByRole('button', { name: 'Next row' }))
    const bob = within(await screen.findByRole('dialog', { name: 'Bob' }))
    expect(bob.getByText('javascript:alert(1)')).toBeVisible()
    expect(bob.queryByRole('link', { name: /javascript/ })).toBeNull()
  })
})

describe('deleting a list', () => {
  async function openDialog(name: string) {
    const app = renderScreen('/lists')
    await app.user.click(await screen.findByRole('button', { name: `Delete list ${name}` }))
    const dialog = within(await screen.findByRole('alertdialog'))
    // The focus is returned only from a dialog that has it.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    return { ...app, dialog }
  }

  it('asks first, and Cancel keeps it', async () => {
    const { user, dialog } = await openDialog('Pilot customers')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(listNamed('Pilot customers')).toBeDefined()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete list Pilot customers' })).toHaveFocus(),
    )
  })

  it('names the campaigns that use it, deletes it once, and confirms it', async () => {
    const list = listNamed('Spring conference')
    const users = db.campaigns.all().filter((campaign) => campaign.listId === list.id)
    const deletions: string[] = []
    onRequest((request) => {
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
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete list Pilot customers' })).toHaveFocus(),
    )
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
})
