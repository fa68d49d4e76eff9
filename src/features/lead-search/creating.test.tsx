import { db } from '@mocks/entry/db'
import { endScenario, fail, hold, server, useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferred } from '@/test/deferred'
import {
  answerWith,
  button,
  chooseFilter,
  findLeads,
  namesShown,
  openLeadSearch,
  people,
  person,
} from '@/test/lead-search'
import { sentBodies } from '@/test/requests'

beforeEach(() => signInAs('user'))

describe('creating a list', () => {
  async function openDialog() {
    answerWith([...people, person(3)])
    const app = await findLeads()
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await app.user.click(button('Create List (4)'))
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Create List' })) }
  }

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

  it('keeps the rest after a failure, in spite of Escape and of a later search', async () => {
    useScenario('import-fails-midway')
    const later = deferred()
    const lists = sentBodies('POST /api/lists')
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    server.use(
      http.post('*/api/leads/search', async () => {
        await later.promise
        return HttpResponse.json({ leads: [person(8)], total: 1 })
      }),
    )
    await user.click(button('Search (1)'))
    await user.click(await screen.findByRole('button', { name: 'Create List (4)' }))
    const naming = within(await screen.findByRole('dialog', { name: 'Create List' }))
    await user.type(naming.getByRole('textbox', { name: /List name/ }), 'Berlin')
    await user.click(naming.getByRole('button', { name: 'Create List' }))
    await naming.findByRole('button', { name: 'Retry the rest' })
    later.resolve()
    await screen.findByText('Search completed')
    await user.keyboard('{Escape}')
    expect(
      await screen.findByRole('alertdialog', { name: 'Stop saving this list?' }),
    ).toHaveTextContent('0 of 3 contacts are in the list “Berlin”.')
    await user.click(button('Keep the rest'))

    await user.click(await naming.findByRole('button', { name: 'Retry the rest' }))
    expect(await screen.findByText('List created')).toBeVisible()
    expect(lists).toHaveLength(1)
    expect(await screen.findByRole('checkbox', { name: 'Select Person 8' })).toBeVisible()
  })

  it('says how many leads the server took, and keeps the leads and their selection', async () => {
    server.use(
      http.post('*/api/leads', () =>
        HttpResponse.json([{ apolloId: 'ap-00001' }], { status: 201 }),
      ),
    )
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: /List name/ }), 'Berlin')
    await user.click(dialog.getByRole('button', { name: 'Create List' }))
    expect(await screen.findByText('List created')).toBeVisible()
    expect(
      screen.getByText(
        '“Berlin” holds 1 contact. The server did not accept 2 of 3. All leads stay here.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button('Create List (4)')).toBeVisible()
  })
})

describe('creating a contact', () => {
  async function openDialog() {
    const app = await openLeadSearch('/search')
    await app.user.click(button('Create Contact'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Contact' }))
    await dialog.findByRole('textbox', { name: /First name/ })
    const typeAda = async () => {
      await app.user.type(dialog.getByRole('textbox', { name: /First name/ }), 'Ada')
      await app.user.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Lovelace')
      await app.user.type(dialog.getByRole('textbox', { name: /Email/ }), 'ada@example.com')
    }
    return { ...app, dialog, typeAda }
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
    const { user, dialog, typeAda } = await openDialog()
    await typeAda()
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
    expect(await fresh.findByRole('textbox', { name: /First name/ })).toHaveValue('')
  })

  it('can be added to a list afterwards', async () => {
    const { user, dialog, typeAda } = await openDialog()
    await typeAda()
    await user.click(dialog.getByRole('checkbox', { name: 'Add to a list' }))
    await user.click(dialog.getByRole('button', { name: 'Create Contact' }))
    const naming = within(await screen.findByRole('dialog', { name: 'Create List' }))
    expect(screen.queryByRole('dialog', { name: 'Create Contact' })).toBeNull()
    await user.type(naming.getByRole('textbox', { name: /List name/ }), 'Met today')
    await user.click(naming.getByRole('button', { name: 'Create List' }))
    expect(await screen.findByText('List created')).toBeVisible()
    const list = db.lists.all().find(({ name }) => name === 'Met today')
    const [id = ''] = db.memberships.of(list?.id ?? '')
    expect(db.contacts.get(id)?.email).toBe('ada@example.com')
  })

  it('is found by the free text of the results, which says where it comes from', async () => {
    answerWith(people)
    const { user, dialog, typeAda } = await openDialog()
    await typeAda()
    await user.click(dialog.getByRole('button', { name: 'Create Contact' }))
    await screen.findByText('Contact created!')
    const find = screen.getByRole('searchbox', { name: 'Find in these results' })
    await user.type(find, 'lovel')
    const ada = () => screen.findByRole('checkbox', { name: 'Select Ada Lovelace' })
    await user.click(await ada())
    expect(screen.getByText('1 created in this tab')).toBeVisible()
    expect(screen.getByRole('row', { name: /Ada Lovelace.*created here/ })).toBeVisible()
    expect(button('Create List (1)')).toBeVisible()

    await chooseFilter(user, 'Job Title', 'CEO')
    await user.click(button('Search (1)'))
    await screen.findByText('3 leads found')
    expect(await ada()).toBeChecked()
    expect(screen.getByText('Showing 0 of 3')).toBeVisible()
    expect(screen.getByText('1 created in this tab')).toBeVisible()
    await user.clear(find)
    await waitFor(() => expect(namesShown()).toEqual(['Person 1', 'Person 2', 'Person 3']))
    await user.type(find, 'lovel')
    await ada()
    await user.click(button('Delete (1)'))
    await waitFor(() => expect(screen.queryByText('Ada Lovelace')).toBeNull())
  })

  it('is not sent again by a person who comes back while it is pending', async () => {
    const answer = hold('createLeads')
    const contacts = sentBodies('POST /api/leads')
    const { user, dialog, typeAda, history } = await openDialog()
    await typeAda()
    await user.click(dialog.getByRole('button', { name: 'Create Contact' }))
    await screen.findByRole('button', { name: /Creating/ })
    act(() => history.push('/lists'))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await screen.findByRole('heading', { name: /Leads imported/ })
    act(() => history.push('/search'))
    await user.click(await screen.findByRole('button', { name: 'Create Contact' }))
    expect(await screen.findByRole('button', { name: /Creating/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    answer.end()
    expect(await screen.findByText('Contact created!')).toBeVisible()
    expect(contacts).toHaveLength(1)
  })

  it('keeps its id for a retry, because the first call may have succeeded', async () => {
    const contacts = sentBodies('POST /api/leads')
    const { user, dialog, typeAda } = await openDialog()
    await typeAda()
    fail('createLeads')
    await user.click(dialog.getByRole('button', { name: 'Create Contact' }))
    await waitFor(() => expect(contacts).toHaveLength(1))
    endScenario()
    await user.click(await dialog.findByRole('button', { name: 'Create Contact' }))
    expect(await screen.findByText('Contact created!')).toBeVisible()
    expect(contacts[1]).toEqual(contacts[0])
  })

  it('asks before Escape discards what was typed', async () => {
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ada')
    await user.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
    await user.click(button('Keep editing'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const firstName = dialog.getByLabelText('First name')
    expect(firstName).toHaveValue('Ada')
    fireEvent.change(firstName, { target: { value: '' } })
    firstName.focus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
