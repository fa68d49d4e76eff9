import { db } from '@mocks/entry/db'
import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Route as Analytics } from '@/app/routes/analytics'
import { announceDoubt, announceUser } from '@/entities/session/session-tabs'
import { deferred } from '@/test/deferred'
import {
  answerWith,
  button,
  CEOS,
  nobodyListed,
  chooseFilter,
  findLeads,
  person,
} from '@/test/lead-search'
import { renderApp } from '@/test/render-app'
import { onRequest, sentBodies } from '@/test/requests'

async function fillLogIn(user: UserEvent, email: string, password: string) {
  const emailField = await screen.findByRole('textbox', { name: 'Email' })
  if (email) fireEvent.change(emailField, { target: { value: email } })
  if (password) {
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  }
  await user.click(screen.getByRole('button', { name: 'Log In' }))
}

function hold(method: 'get' | 'post', path: string): () => void {
  const { promise, resolve } = deferred()
  server.use(http[method](path, () => promise.then(() => undefined)))
  return resolve
}

const isAskedOnClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('the session', () => {
  it("shows 'Loading...' until it is known, then only Log In, on any path", async () => {
    const release = hold('get', '*/api/auth/user')
    renderApp('/campaigns')
    expect(screen.getByText('Loading...')).toBeVisible()
    release()

    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByText('Your session has ended.')).toBeNull()
    expect(
      screen.getByText('Restricted Access: Only @example.com email addresses are permitted'),
    ).toBeVisible()
  })

  it('signs in with values that a password manager filled in without events', async () => {
    const { user } = renderApp('/')
    const email = await screen.findByRole('textbox', { name: 'Email' })
    // Sets the value without React noticing, like a password manager.
    const fill = (field: HTMLElement, value: string) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    fill(email, 'user@example.com')
    fill(screen.getByLabelText('Password'), 'password')
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  it('sends nothing without both fields, or for an address of another company', async () => {
    const logIns = sentBodies('POST /api/auth/login')
    const { user } = renderApp('/')
    await fillLogIn(user, '', '')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing fields: Please enter both email and password',
    )
    await fillLogIn(user, 'user@other.com', 'password')
    expect(
      await screen.findByText('Access denied: Only @example.com emails are allowed'),
    ).toBeVisible()
    expect(logIns).toEqual([])
  })

  it('shows the reason beside the form until the form is changed or sent again', async () => {
    const reason = 'The server could not be reached. Check your connection and try again.'
    server.use(http.post('*/api/auth/login', () => HttpResponse.error()))
    const { user } = renderApp('/')
    await fillLogIn(user, 'user@example.com', 'password')
    const toast = await screen.findByRole('alert')
    expect(toast).toHaveTextContent('Login failed')
    expect(toast).toHaveTextContent('Invalid credentials')
    expect(screen.getByText(reason)).toBeVisible()

    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'x')
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull())

    const email = screen.getByRole('textbox', { name: 'Email' })
    fireEvent.change(email, { target: { value: 'user@example.com' } })
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    expect(await screen.findByText(reason)).toBeVisible()
    const release = hold('post', '*/api/auth/login')
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
    release()
  })

  it.each([401, 500])('shows only the toast for %i with a message', async (status) => {
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Not you' }, { status })),
    )
    const { user } = renderApp('/')
    await fillLogIn(user, 'user@example.com', 'password')
    expect(await screen.findByRole('alert')).toHaveTextContent('Not you')
    expect(screen.getAllByText('Not you')).toHaveLength(1)
    const problem = screen.queryByText('Your email and password could not be checked.')
    expect(problem !== null).toBe(status === 500)
  })

  it('shows Log In and the reason when the session cannot be checked', async () => {
    server.use(http.get('*/api/auth/user', () => HttpResponse.error(), { once: true }))
    signInAs('user')
    const { user } = renderApp('/lists')
    expect(
      await screen.findByText('We could not check whether you are signed in.'),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: /Leads imported/ })).toBeVisible()
  })

  it('offers Retry when the session request hangs for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const passTenSeconds = () => act(() => void vi.advanceTimersByTime(10_000))
    const slow = 'This is taking longer than usual. The server has not answered yet.'
    let reads = 0
    let givenUp = 0
    server.use(
      http.get('*/api/auth/user', async ({ request }) => {
        reads += 1
        if (reads > 2) return undefined
        request.signal.addEventListener('abort', () => (givenUp += 1))
        return delay('infinite')
      }),
    )
    signInAs('user')
    renderApp('/lists')
    await waitFor(() => expect(reads).toBe(1))
    expect(screen.queryByText(slow)).toBeNull()
    passTenSeconds()
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(slow)

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.queryByText(slow)).toBeNull()
    expect(screen.getByText('Loading...')).toBeVisible()
    await waitFor(() => expect(reads).toBe(2))
    expect(givenUp).toBe(1)
    passTenSeconds()

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: /Leads imported/ })).toBeVisible()
    expect(screen.queryByText(slow)).toBeNull()
  })

  it('shows an error when the session request hangs for a minute', async () => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal)
    onTestFinished(hold('get', '*/api/auth/user'))
    renderApp('/lists')
    await waitFor(() => expect(timeout).toHaveBeenCalledWith(60_000))
    expect(screen.getByText('Loading...')).toBeVisible()

    clock.abort(new DOMException('', 'TimeoutError'))
    expect(await screen.findByText('The server did not answer in time. Try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.queryByText('Loading...')).toBeNull()
  })

  it.each([null, { user: null }])('treats %o as signed out', async (body) => {
    server.use(http.get('*/api/auth/user', () => HttpResponse.json(body)))
    renderApp('/')
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('accepts a bare user object with a number as its id', async () => {
    signInAs('user')
    server.use(
      http.get('*/api/auth/user', () => HttpResponse.json({ id: 5, name: null, role: null })),
    )
    renderApp('/')
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
    expect(sidebar.getByText('User')).toBeVisible()
    expect(sidebar.getByText('user')).toBeVisible()
  })
})

describe('logging out', () => {
  it("shows 'Logging out...' and ends the session, and the next user sees none of its data", async () => {
    signInAs('admin')
    const { user } = renderApp('/lists')
    await screen.findByRole('heading', { name: '1111 Leads imported' })

    const release = hold('post', '*/api/auth/logout')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Logging out...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    release()
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible()
    expect(db.sessions.count()).toBe(0)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus())

    server.use(http.get('*/api/lists', () => delay('infinite')))
    await fillLogIn(user, 'user@example.com', 'password')
    await user.click(await screen.findByRole('link', { name: 'Lists' }))
    expect(await screen.findByText('Loading lists...')).toBeVisible()
    expect(screen.queryByText('1111 Leads imported')).toBeNull()
  })

  it('goes to Home, and the next user does not get the filters in the address', async () => {
    signInAs('admin')
    const { user, history } = renderApp('/analytics?type=replied')
    await screen.findByRole('heading', { name: 'Analytics Dashboard' })
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await screen.findByText('Pilot customers')
    const reads: string[] = []
    onRequest((request) => void reads.push(request.url))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Log In' })
    expect(history.location.href).toBe('/')
    act(() => history.back())
    expect(history.location.href).toBe('/analytics?type=replied')
    await fillLogIn(user, 'user@example.com', 'password')
    expect(await screen.findByRole('heading', { name: 'Hello!' })).toBeVisible()
    expect(history.location.href).toBe('/')
    expect(reads.filter((url) => url.includes('/analytics/stats'))).toEqual([])
  })

  it('asks about the work in other tabs', async () => {
    const otherTab = new BroadcastChannel('unsaved-work')
    onTestFinished(() => otherTab.close())
    const question = {
      title: 'Stop the import?',
      text: '1 of 2 contacts are saved.',
      confirmLabel: 'Stop and close',
      cancelLabel: 'Keep importing',
    }
    otherTab.addEventListener('message', ({ data: { version, message } }) =>
      otherTab.postMessage({ version, message: { ...message, questions: [question] } }),
    )
    const locks = {
      request: async () => {},
      query: async () => ({ held: [{ name: 'open-tab:other' }] }),
    }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    signInAs('user')
    const { user } = renderApp('/')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop the import?' })
    expect(dialog).toHaveTextContent('In another tab: 1 of 2 contacts are saved.')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.click(within(dialog).getByRole('button', { name: 'Keep importing' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus())
    expect(db.sessions.count()).toBe(1)

    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await user.click(await screen.findByRole('button', { name: 'Stop and close' }))
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible()
  })

  it('in another tab ends the work in this one, which a notice lists', async () => {
    signInAs('admin')
    const { user, history } = renderApp('/settings')
    await user.click(await screen.findByRole('button', { name: 'Create User' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(name, 'Grace Hopper')
    db.sessions.clear()
    act(() => announceUser(null))
    expect(await screen.findByText('You were logged out in another tab.')).toBeVisible()
    expect(screen.getByText('It has not been saved.')).toBeVisible()
    expect(history.location.href).toBe('/')
    await fillLogIn(user, 'admin@example.com', 'password')
    expect(await screen.findByRole('heading', { name: 'Hello!' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Log In' })
    expect(screen.queryByText('You were logged out in another tab.')).toBeNull()
  })
})

it('a write of the last user that hangs does not block or notify the next one', async () => {
  const reveals = sentBodies('POST /api/leads/reveal')
  const release = hold('post', '*/api/leads/reveal')
  nobodyListed()
  answerWith([person(1)])
  signInAs('admin')
  const { user } = await findLeads(CEOS, renderApp)
  const reveal = async () => {
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
    await user.click(button('Reveal Emails (1)'))
  }
  await reveal()
  expect(isAskedOnClosing()).toBe(true)
  await user.click(button('Logout'))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Addresses are being revealed.')
  expect(question).toHaveTextContent('The leads are not saved as a list.')
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await fillLogIn(user, 'user@example.com', 'password')
  expect(isAskedOnClosing()).toBe(false)
  await user.click(await screen.findByRole('link', { name: 'Lead Search' }))
  await screen.findByText('No Results Yet')
  await chooseFilter(user, 'Job Title', 'CEO')
  await user.click(button('Search (1)'))
  await screen.findByText(/leads? found$/)
  await reveal()
  await waitFor(() => expect(reveals).toHaveLength(2))
  release()
  expect(await screen.findByText('Emails revealed')).toBeVisible()
})

describe('logging out without a session', () => {
  it('shows Log In and no failure', async () => {
    signInAs('user')
    // Not Home, which sends further requests after its content and would end the session first.
    const { user } = renderApp('/lists')
    await screen.findByRole('heading', { name: '1111 Leads imported' })
    db.sessions.clear()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible()
    expect(screen.queryByText('Logout failed')).toBeNull()
    expect(screen.queryByText('Your session has ended.')).toBeNull()
  })
})

describe('a session that ends while a dialog is open', () => {
  async function loseSession() {
    signInAs('admin')
    const { user, history } = renderApp('/')
    await user.click(await screen.findByRole('link', { name: 'Settings' }))
    await user.click(await screen.findByRole('button', { name: 'Create User' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace Hopper')
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'grace@example.com')
    await user.type(dialog.getByLabelText('Password'), 'correct horse')
    db.sessions.clear()
    await user.click(dialog.getByRole('button', { name: 'Create User' }))
    expect(await screen.findByText('Your session has ended.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    return { user, history }
  }

  async function logInAgain(user: UserEvent, email: string) {
    const form = screen.getByRole('button', { name: 'Log In' }).closest('form')
    if (!form) throw new Error('Log In has no form')
    await user.type(within(form).getByRole('textbox', { name: 'Email' }), email)
    await user.type(within(form).getByLabelText('Password'), 'password{Enter}')
  }

  it('shows it again to the same user, and the call can be repeated', async () => {
    const { user } = await loseSession()
    expect(isAskedOnClosing()).toBe(true)
    await logInAgain(user, 'admin@example.com')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }))
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace Hopper')
    expect(dialog.getByLabelText('Password')).toHaveValue('correct horse')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(isAskedOnClosing()).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Create User' }))
    await screen.findByRole('dialog', { name: 'User Credentials Created' })
    expect(db.users.all().map(({ email }) => email)).toContain('grace@example.com')
  })

  it('asks another user before it is lost, and does not show it to them', async () => {
    const { user } = await loseSession()
    await logInAgain(user, 'user@example.com')
    const question = await screen.findByRole('alertdialog', { name: 'Log in as another user?' })
    expect(question).toHaveTextContent('Alex Admin has unsaved work in this tab.')
    expect(db.sessions.count()).toBe(0)
    await user.click(within(question).getByRole('button', { name: 'Log in and discard it' }))
    expect(await screen.findByRole('heading', { name: 'Hello!' })).toBeVisible()
    expect(document.body.innerHTML).not.toContain('Grace Hopper')
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  it('does not offer to resume after a log out in another tab', async () => {
    await loseSession()
    act(() => announceUser(null))
    await waitFor(() => expect(screen.queryByText('Your session has ended.')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible()
    expect(document.body.innerHTML).not.toContain('Grace Hopper')
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  it('offers to resume after the same user has logged in again in another tab', async () => {
    await loseSession()
    signInAs('admin')
    act(() => announceUser('1'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }))
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace Hopper')
  })

  it('requests nothing while Log In is shown', async () => {
    // Only the poll of the balance.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    signInAs('user')
    renderApp('/search')
    await screen.findByText(/^[\d.]+ credits$/)
    db.sessions.clear()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await screen.findByText('Your session has ended.')).toBeVisible()
    const sent: string[] = []
    onRequest((request) => void sent.push(request.url))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sent).toEqual([])
  })
})

it('the focus returns to where it was when the session expired', async () => {
  signInAs('user')
  const { user } = renderApp('/lists')
  await screen.findByRole('heading', { name: '1111 Leads imported' })
  db.sessions.clear()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Your session has ended.')).toBeVisible()
  await fillLogIn(user, 'user@example.com', 'password')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus())
})

it('a screen that the router has left behind Log In is not rendered by it', async () => {
  const { promise, resolve } = deferred()
  const { loader } = Analytics.options
  Object.assign(Analytics.options, { loader: async () => promise })
  onTestFinished(() => void Object.assign(Analytics.options, { loader }))
  signInAs('user')
  const { user } = renderApp('/campaigns')
  const refresh = await screen.findByRole('button', { name: 'Refresh' })
  db.sessions.clear()
  fireEvent.click(screen.getByRole('link', { name: 'Analytics' }))
  fireEvent.click(refresh)
  expect(await screen.findByText('Your session has ended.')).toBeVisible()
  await act(async () => resolve())
  await fillLogIn(user, 'user@example.com', 'password')
  expect(await screen.findByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()
})

describe('the user of the session', () => {
  it('is read after a log in that was done and whose answer was lost', async () => {
    const announced: unknown[] = []
    const otherTab = new BroadcastChannel('session')
    otherTab.addEventListener('message', ({ data }) => announced.push(data.message))
    onTestFinished(() => otherTab.close())
    server.use(
      http.post('*/api/auth/login', () => {
        signInAs('user')
        return HttpResponse.error()
      }),
    )
    const { user } = renderApp('/')
    await fillLogIn(user, 'user@example.com', 'password')
    expect(await screen.findByRole('heading', { name: 'Hello!' })).toBeVisible()
    expect(screen.queryByText('Login failed')).toBeNull()
    await waitFor(() => expect(announced).toEqual([{ kind: 'user', userId: '2' }]))
  })

  it('is in doubt in other tabs after a log in whose outcome cannot be read', async () => {
    const announced: unknown[] = []
    const otherTab = new BroadcastChannel('session')
    otherTab.addEventListener('message', ({ data }) => announced.push(data.message))
    onTestFinished(() => otherTab.close())
    const { user } = renderApp('/')
    await screen.findByRole('heading', { name: 'Log In' })
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.error()),
      http.get('*/api/auth/user', () => HttpResponse.error()),
    )
    await fillLogIn(user, 'user@example.com', 'password')
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials')
    await waitFor(() => expect(announced).toEqual([{ kind: 'unknown' }]))
  })

  async function createUser(user: UserEvent, name: string) {
    await user.click(await screen.findByRole('button', { name: 'Create User' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), name)
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'grace@example.com')
    await user.type(dialog.getByLabelText('Password'), 'correct horse')
    return dialog.getByRole('button', { name: 'Create User' })
  }
  const sentCalls = () => {
    const sent: string[] = []
    onRequest((request) => void sent.push(`${request.method} ${new URL(request.url).pathname}`))
    return sent
  }
  const hideFor = (minutes: number) => {
    const now = vi.spyOn(Date, 'now')
    const state = vi.spyOn(document, 'visibilityState', 'get')
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    const later = Date.now() + minutes * 60_000
    now.mockReturnValue(later)
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    now.mockRestore()
    state.mockRestore()
  }

  const hearDoubt = async () => {
    const otherTab = new BroadcastChannel('session')
    const heard = new Promise((resolve) => otherTab.addEventListener('message', resolve))
    announceDoubt()
    await heard
    otherTab.close()
  }

  it.each([
    ['a log in elsewhere without an answer', hearDoubt],
    ['six minutes in the background', async () => hideFor(6)],
  ])('after %s a write of another user is not sent', async (_cause, doubt) => {
    signInAs('admin')
    const { user } = renderApp('/settings')
    const send = await createUser(user, 'Grace Hopper')
    const sent = sentCalls()
    signInAs('user')
    await doubt()
    await user.click(send)
    expect(await screen.findByText('Another user logged in in another tab.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Hello!' })).toBeVisible()
    expect(sent).not.toContain('POST /api/admin/users')
    expect(document.body.innerHTML).not.toContain('Grace Hopper')
  })

  it('the same user is checked once, and the write is sent', async () => {
    signInAs('admin')
    const { user } = renderApp('/settings')
    const send = await createUser(user, 'Grace Hopper')
    hideFor(4)
    const sent = sentCalls()
    hideFor(6)
    await user.click(send)
    await screen.findByRole('dialog', { name: 'User Credentials Created' })
    expect(sent.slice(0, 2)).toEqual(['GET /api/auth/user', 'POST /api/admin/users'])
    expect(sent.filter((call) => call === 'GET /api/auth/user')).toHaveLength(1)
  })

  it('a write is not sent while the user cannot be read, and can be repeated', async () => {
    signInAs('admin')
    const { user } = renderApp('/settings')
    const send = await createUser(user, 'Grace Hopper')
    const sent = sentCalls()
    hideFor(6)
    server.use(http.get('*/api/auth/user', () => HttpResponse.error(), { once: true }))
    await user.click(send)
    expect(await screen.findByText('Error creating user')).toBeVisible()
    expect(sent[0]).toBe('GET /api/auth/user')
    expect(sent).not.toContain('POST /api/admin/users')
    await user.click(send)
    await screen.findByRole('dialog', { name: 'User Credentials Created' })
  })

  it('a late 401 of a write from an earlier session does not end the next one', async () => {
    nobodyListed()
    answerWith([person(1)])
    signInAs('user')
    const { user } = await findLeads(CEOS, renderApp)
    const { promise, resolve } = deferred()
    const unauthorized = () => HttpResponse.json({ message: 'Not signed in' }, { status: 401 })
    server.use(http.post('*/api/leads/reveal', () => promise.then(unauthorized)))
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
    await user.click(button('Reveal Emails (1)'))
    server.use(http.post('*/api/leads/search', unauthorized, { once: true }))
    await user.click(button('Search (1)'))
    await screen.findByText('Your session has ended.')

    await fillLogIn(user, 'user@example.com', 'password')
    expect(await screen.findByRole('heading', { name: 'Lead Search' })).toBeVisible()
    resolve()
    expect(await screen.findByText('Email reveal failed')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Lead Search' })).toBeVisible()
    expect(screen.queryByText('Your session has ended.')).toBeNull()
  })
})
