import { db } from '@mocks/entry/db'
import { hold, server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/app'
import { createAppQueryClient } from '@/app/app-query-client'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import { renderScreen } from '@/test/render-screen'

function openSettings() {
  signInAs('admin')
  return renderScreen('/settings')
}

const list = async () => within(await screen.findByRole('list', { name: 'Users' }))
const createDialog = () => screen.findByRole('dialog', { name: 'Create User' })
const credentials = () => screen.findByRole('dialog', { name: 'User Credentials Created' })

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Create User' }))
  return within(await createDialog())
}

async function fillIn(user: UserEvent, email: string) {
  const dialog = await openDialog(user)
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Grace Hopper ')
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), email)
  await user.type(dialog.getByLabelText('Password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Create User' }))
}

describe('the list of users', () => {
  it('shows name, email and role of each, and a delete button except on the own row', async () => {
    openSettings()
    const rows = await (await list()).findAllByRole('listitem')
    expect(rows).toHaveLength(db.users.count())
    const [own, other] = rows
    expect(own).toHaveTextContent(/Alex Admin.*admin@example\.com.*admin/)
    expect(other).toHaveTextContent(/Uma User.*user@example\.com.*user/)
    expect(own && within(own).queryByRole('button')).toBeNull()
    expect(
      other && within(other).getByRole('button', { name: 'Delete user Uma User' }),
    ).toBeVisible()
  })

  it('finds the own row also when the server sends numbers as ids', async () => {
    server.use(
      http.get('*/api/admin/users', () =>
        HttpResponse.json({
          users: [
            { id: 1, name: 'Alex Admin', email: 'admin@example.com', role: 'admin' },
            { id: 2, name: null, email: 'nameless@example.com', role: null },
          ],
        }),
      ),
    )
    openSettings()
    const users = await list()
    expect(users.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Delete user nameless@example.com',
    ])
  })
})

describe('creating a user', () => {
  it('shows the four rules beside their fields and sends nothing', async () => {
    const { user } = openSettings()
    const dialog = await openDialog(user)
    const email = dialog.getByRole('textbox', { name: 'Email' })
    await user.click(dialog.getByRole('button', { name: 'Create User' }))
    expect(await dialog.findByText('Name is required')).toBeVisible()
    await waitFor(() => {
      const name = dialog.getByRole('textbox', { name: 'Name' })
      expect(name).toHaveAccessibleErrorMessage('Name is required')
      expect(email).toHaveAccessibleErrorMessage('Invalid email address')
    })
    expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible()

    await user.type(email, 'grace@other.com')
    expect(await dialog.findByText('Only @example.com email addresses are allowed')).toBeVisible()
    expect(db.users.count()).toBe(8)
  })

  it('creates the user, confirms it, and shows the credentials until Done', async () => {
    const { user } = openSettings()
    await fillIn(user, ' GRACE@example.com ')
    const dialog = within(await credentials())
    expect(screen.getByText('User created successfully')).toBeVisible()
    expect(screen.getByText('The user can now log in')).toBeVisible()
    expect(dialog.getByText(/shown only once/)).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Credentials' })).toHaveValue(
      'Email: grace@example.com\nPassword: correct horse',
    )
    expect(db.users.all().at(-1)).toMatchObject({
      name: 'Grace Hopper',
      email: 'grace@example.com',
      password: 'correct horse',
      role: 'user',
    })

    await user.keyboard('{Escape}')
    expect(await credentials()).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await list()).getByText('Grace Hopper')).toBeVisible()

    const again = await openDialog(user)
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    expect(again.getByLabelText('Password')).toHaveValue('')
  })

  it('shows the credentials to a person who comes back, and creates the user once', async () => {
    const answer = hold('createUser')
    const { user, history } = openSettings()
    await fillIn(user, 'grace@example.com')
    await screen.findByRole('button', { name: /Creating/ })
    act(() => history.push('/lists'))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await screen.findByRole('heading', { name: /Leads imported/ })
    expect(isWorkLostBy({ by: 'log-out' })).toBe(false)
    answer.end()
    expect(await screen.findByText('User created successfully')).toBeVisible()
    for (const by of ['unload', 'reload', 'log-out'] as const) {
      expect(isWorkLostBy({ by })).toBe(true)
    }
    act(() => history.push('/settings'))
    const element = await credentials()
    await waitFor(() => expect(element.contains(document.activeElement)).toBe(true))
    const dialog = within(element)
    expect(dialog.getByRole('textbox', { name: 'Credentials' })).toHaveValue(
      'Email: grace@example.com\nPassword: correct horse',
    )

    act(() => history.push('/lists'))
    await screen.findByRole('alertdialog', { name: 'Leave without noting the password?' })
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await user.click(await dialog.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(isWorkLostBy({ by: 'unload' })).toBe(false)
    expect(db.users.count()).toBe(9)
  })

  it('copies the credentials', async () => {
    const { user } = openSettings()
    await fillIn(user, 'grace@example.com')
    await credentials()
    await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }))
    expect(await screen.findByText('Copied to clipboard')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(
      'Email: grace@example.com\nPassword: correct horse',
    )
  })

  it('selects the text instead when the clipboard refuses', async () => {
    const { user } = openSettings()
    await fillIn(user, 'grace@example.com')
    await credentials()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not allowed'))
    await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }))
    expect(await screen.findByText(/The text is selected/)).toBeVisible()
    expect(screen.queryByText('Copied to clipboard')).toBeNull()
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Credentials' })
    expect(text).toHaveFocus()
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value)
  })

  it('keeps the password nowhere after Done', async () => {
    const logs = (['log', 'info', 'warn', 'debug', 'error', 'trace', 'table', 'dir'] as const).map(
      (method) => vi.spyOn(console, method),
    )
    signInAs('admin')
    const queryClient = createAppQueryClient()
    const history = createMemoryHistory({ initialEntries: ['/settings'] })
    render(<App queryClient={queryClient} history={history} />)
    const user = userEvent.setup()
    await fillIn(user, 'grace@example.com')
    await user.click(within(await credentials()).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]))
    const places = [
      [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
      history.location.href,
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
      document.documentElement.outerHTML,
      logs.map((log) => log.mock.calls),
    ]
    expect(JSON.stringify(places)).not.toContain('correct horse')
  })

  it("keeps the dialog and its input when the server refuses, with the server's message", async () => {
    const { user } = openSettings()
    await fillIn(user, 'user@example.com')
    expect(await screen.findByText('Error creating user')).toBeVisible()
    expect(screen.getByText('A user with this email exists already')).toBeVisible()
    const dialog = within(await createDialog())
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('user@example.com')
    expect(dialog.getByLabelText('Password')).toHaveValue('correct horse')
  })
})

describe('deleting a user', () => {
  let isConfirmed = true
  beforeEach(() => {
    isConfirmed = true
    vi.spyOn(window, 'confirm').mockImplementation(() => isConfirmed)
  })
  const press = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Delete user Uma User' }))

  it('asks first, then deletes and confirms', async () => {
    const { user } = openSettings()
    await press(user)
    expect(window.confirm).toHaveBeenCalledWith(expect.stringContaining('Uma User'))
    expect(await screen.findByText('User deleted successfully')).toBeVisible()
    expect(screen.getByText('The user has been removed')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Uma User')).toBeNull())
    expect(db.users.all().map(({ name }) => name)).not.toContain('Uma User')
    const [next] = (await list()).getAllByRole('button', { name: /^Delete user/ })
    await waitFor(() => expect(next).toHaveFocus())
  })

  it('removes the row at once, and does not move the focus of a person who works elsewhere', async () => {
    const { user } = openSettings()
    const users = await list()
    const answer = hold('deleteUser')
    server.use(http.get('*/api/admin/users', () => delay('infinite')))
    await press(user)
    const name = screen.getByRole('textbox', { name: 'Title of the offer' })
    await user.click(name)
    answer.end()
    await waitFor(() => expect(users.queryByText('Uma User')).toBeNull())
    expect(name).toHaveFocus()
  })

  it('does nothing after Cancel', async () => {
    isConfirmed = false
    const { user } = openSettings()
    await press(user)
    expect(window.confirm).toHaveBeenCalledOnce()
    expect(db.users.count()).toBe(8)
    expect(screen.getByText('Uma User')).toBeVisible()
  })

  it.each([
    ['with its words', { message: 'Still needed' }, 'Still needed'],
    ['without words', {}, 'Failed to delete user'],
  ])('shows why the server refused %s, and loads the list again', async (_, body, reason) => {
    server.use(http.delete('*/api/admin/users/:id', () => HttpResponse.json(body, { status: 500 })))
    const { user } = openSettings()
    const users = await list()
    db.users.update('4', { name: 'Jonas Black' })
    await press(user)
    expect(await screen.findByText('Error deleting user')).toBeVisible()
    expect(screen.getByText(reason)).toBeVisible()
    expect(await users.findByText('Jonas Black')).toBeVisible()
    await waitFor(() =>
      expect(users.getByRole('button', { name: 'Delete user Uma User' })).toHaveFocus(),
    )
    expect(users.getByText('Uma User')).toBeVisible()
  })
})
