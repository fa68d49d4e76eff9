import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Fault } from './faults'
import type { renderApp } from './render-app'

type Person = ReturnType<typeof renderApp>['user']
export type Call = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`

type Case = {
  call: Call
  where: string
  path: string
  role?: 'admin' | 'nobody'
  /** What comes before the call. */
  prepare?: (user: Person) => Promise<void>
  /** Makes the call. */
  press: () => void | Promise<void>
  /** Title and description of the toast, as one text. */
  toast: (fault: Fault) => string
  /** Where it is told instead, if not by a toast. */
  inline?: () => string
  /** What must stand as it did. */
  kept: () => void
  /** Nobody reads the answer: one that is broken is as good as any. */
  isUnread?: boolean
  /** Of the calls of the session, 401 is an answer and not its end. */
  at401?: () => Promise<unknown>
}

// By their names alone: role queries over whole screens would take most of the time here.
const pressable = 'button, [role=menuitem], [role=switch] input, input[type=checkbox]'
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
export function find(...names: string[]): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(pressable)].findLast(
    (element) => names.includes(nameOf(element)) && !element.closest('[aria-hidden=true]'),
  )
  if (!found) throw new Error(`There is no ${names.join(' or ')}`)
  return found
}
let pressed = document.body
export const pressAgain = () => fireEvent.click(pressed)
function press(element: HTMLElement) {
  pressed = element
  fireEvent.click(element)
}
export const click = (...names: string[]) => press(find(...names))
const clickSoon = async (...names: string[]) => {
  const isReady = (element: HTMLElement) =>
    element.matches(':is(:enabled, [role=menuitem]):not([aria-disabled=true])')
  await waitFor(() => expect(isReady(find(...names))).toBe(true))
  click(...names)
}

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const holds = (label: string | RegExp, text: string) => () =>
  expect(screen.getByLabelText(label)).toHaveValue(text)
const stands = (text: string) => () => expect(screen.getAllByText(text)[0]).toBeVisible()

const CEOS = '/search?jobTitles=["CEO"]'

async function search() {
  await screen.findByText('125.0 credits')
  click('Search (1)')
  await screen.findByText(/^\d+ leads found$/)
}

async function nameNewList() {
  await search()
  click('Select all')
  await clickSoon('Create List (25)')
  await screen.findByRole('dialog', { name: 'Create List' })
  type(/^List name/, 'Berlin')
}

/** Something to save and to write for. */
export function keepDraft() {
  const step = { subject: 'Hello', content: '<p>Body</p>', sender: '', delay: 0, cc: '' }
  const form = { name: 'Autumn', listId: '4', steps: [{ id: 'step-1', ...step }] }
  localStorage.setItem('draft:2:campaign', JSON.stringify(form))
}

const chooseFromMenu = (campaign: string, action: string) => async () => {
  click(`Actions for ${campaign}`)
  await clickSoon(action)
}
const campaignsStand = () => expect(screen.getAllByRole('row').length).toBeGreaterThan(10)

const failedToSave = { press: () => clickSoon('Create List', 'Retry the rest'), path: CEOS }
const listFailed = () => 'Creation failedFailed to create list'

const logInShows = async () => {
  await waitFor(() => expect(find('Log In')).toBeVisible())
  expect(screen.queryByText('Your session has ended.')).toBeNull()
}
const typeEmail = async () => {
  await logInShows()
  type('Email', 'user@example.com')
}

async function nameImport(user: Person) {
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' })
  await user.upload(
    input,
    new File(['first_name,last_name,email\nAda,Ek,ada@x.example'], 'fair.csv'),
  )
  await clickSoon('Continue')
  await screen.findByRole('dialog', { name: 'Name Your List' })
}

/** The first time its code is loaded as well. */
const openBuilder = () => screen.findByLabelText('Subject', {}, { timeout: 40_000 })

const failedImport = {
  path: '/lists?import=csv',
  where: 'CSV import',
  prepare: nameImport,
  press: () => clickSoon('Save', 'Retry the rest'),
  toast: () => 'Import failedFailed to import CSV data',
}
const holdsNothingYet = stands('The list “fair” is created and holds no contacts yet.')

export const cases: Case[] = [
  {
    call: 'GET /api/auth/user',
    where: 'the gate',
    path: '/lists',
    prepare: typeEmail,
    press: () => clickSoon('Retry'),
    toast: ({ reason }) => `Could not check your session${reason}`,
    kept: holds('Email', 'user@example.com'),
    at401: logInShows,
  },
  {
    call: 'POST /api/auth/login',
    where: 'Log In',
    path: '/lists',
    role: 'nobody',
    async prepare() {
      await typeEmail()
      type('Password', 'password')
    },
    press: () => clickSoon('Log In'),
    toast: ({ words }) => `Login failed${words ?? 'Invalid credentials'}`,
    kept: holds('Password', 'password'),
    at401: () => screen.findByText('Not signed in'),
  },
  {
    call: 'POST /api/auth/logout',
    where: 'the sidebar',
    path: '/lists',
    prepare: async () => void (await screen.findByText('Pilot customers')),
    press: () => clickSoon('Logout'),
    toast: ({ reason }) => `Logout failed${reason}`,
    kept: stands('Pilot customers'),
    isUnread: true,
    at401: logInShows,
  },
  {
    call: 'GET /api/credits/balance',
    where: 'Lead Search',
    path: CEOS,
    // The first failure alone is a toast: the balance is read again and again.
    prepare: async () => void (await waitFor(() => find('Refresh the balance'))),
    press: () => clickSoon('Refresh the balance'),
    toast: ({ reason }) => reason,
    inline: () => screen.queryByText('Not up to date')?.title ?? '',
    kept: () => find('Remove CEO'),
  },
  {
    call: 'GET /api/brevo/senders',
    where: 'the sequence builder',
    path: '/campaigns?flow=sequence',
    async prepare() {
      await openBuilder()
      await waitFor(() => find('Retry'))
    },
    press: () => clickSoon('Retry'),
    toast: ({ reason }) => `Failed to load senders${reason}`,
    kept: holds('Subject', 'Hello'),
  },
  {
    ...failedImport,
    call: 'POST /api/lists',
    kept: () => find('Change the name'),
  },
  {
    ...failedImport,
    call: 'POST /api/leads',
    kept: holdsNothingYet,
  },
  {
    ...failedImport,
    call: 'POST /api/lists/{id}/leads',
    kept: stands(
      'The list “fair” holds 0 of 1 contacts. 1 more are created and not in the list yet.',
    ),
    isUnread: true,
  },
  {
    call: 'POST /api/leads/search',
    where: 'Lead Search',
    path: CEOS,
    prepare: async () => void (await screen.findByText('125.0 credits')),
    press: () => clickSoon('Search (1)'),
    toast: () => 'Search failedSomething went wrong. Please try again.',
    kept: () => find('Remove CEO'),
  },
  {
    call: 'POST /api/leads/search',
    where: 'the import dialog',
    path: '/lists?import=search',
    async prepare(user) {
      await screen.findByText('125.0 credits')
      await user.click(screen.getByRole('combobox', { name: 'Job Title' }))
      await user.paste('CEO')
      await user.keyboard('{Enter}{Escape}')
      await waitFor(() => find('Search (1)'))
    },
    press: () => clickSoon('Search (1)'),
    toast: () => 'Search failedFailed to search leads',
    kept: () => find('Remove CEO'),
  },
  {
    call: 'POST /api/leads/reveal',
    where: 'Lead Search',
    path: CEOS,
    async prepare() {
      await search()
      click('Select all')
      await waitFor(() => find('Reveal Emails (25)'))
    },
    press: () => clickSoon('Reveal Emails (25)'),
    toast: () => 'Email reveal failedSomething went wrong revealing emails. Please try again.',
    kept: () => find('Reveal Emails (25)'),
  },
  {
    call: 'POST /api/leads',
    where: 'Create Contact',
    path: '/search',
    async prepare() {
      await clickSoon('Create Contact')
      await screen.findByRole('dialog', { name: 'Create Contact' })
      type(/^First name/, 'Ada')
      type(/^Last name/, 'Lovelace')
      type(/^Email/, 'ada@x.example')
    },
    press: () => clickSoon('Create Contact'),
    toast: ({ words }) => `Error creating contact${words ?? 'Failed to create contact'}`,
    kept: holds(/^Last name/, 'Lovelace'),
  },
  {
    call: 'POST /api/lists',
    where: 'Create List',
    prepare: nameNewList,
    toast: listFailed,
    kept: holds(/^List name/, 'Berlin'),
    ...failedToSave,
  },
  {
    call: 'POST /api/leads',
    where: 'Create List',
    prepare: nameNewList,
    toast: listFailed,
    kept: holds(/^List name/, 'Berlin'),
    ...failedToSave,
  },
  {
    call: 'POST /api/lists/{id}/leads',
    where: 'Create List',
    prepare: nameNewList,
    toast: listFailed,
    kept: holds(/^List name/, 'Berlin'),
    isUnread: true,
    ...failedToSave,
  },
  {
    call: 'GET /api/lists/{id}/leads',
    where: 'the contacts of a list',
    path: '/lists?contacts=4',
    prepare: async () => void (await waitFor(() => find('Retry'))),
    press: () => clickSoon('Retry'),
    toast: () => 'Failed to load contactsCould not retrieve contacts from this list',
    kept: stands('Pilot customers'),
  },
  {
    call: 'DELETE /api/lists/{id}',
    where: 'Lists',
    path: '/lists',
    async prepare() {
      await clickSoon('Delete list Pilot customers')
      await screen.findByRole('alertdialog')
    },
    press: () => clickSoon('Delete List'),
    toast: () => 'Delete failedFailed to delete the list',
    kept: () => find('Delete List'),
    isUnread: true,
  },
  {
    call: 'PATCH /api/campaigns/{id}/status',
    where: 'Campaigns',
    path: '/campaigns',
    prepare: async () => void (await screen.findByText('Founders intro')),
    press: () => press(screen.getByLabelText('Status of Founders intro')),
    toast: () => 'Update failedFailed to update campaign status. Please try again.',
    kept: () => expect(screen.getByLabelText('Status of Founders intro')).toBeChecked(),
    isUnread: true,
  },
  {
    call: 'POST /api/campaigns',
    where: 'the sequence builder',
    path: '/campaigns?flow=sequence',
    async prepare() {
      await openBuilder()
      await waitFor(() => expect(find('Save Campaign')).toBeEnabled())
    },
    press: () => clickSoon('Save Campaign'),
    toast: () => 'Creation failed – Failed to create new campaign',
    kept: holds('Subject', 'Hello'),
  },
  {
    call: 'POST /api/ai/generate-email',
    where: 'AI help',
    path: '/campaigns?flow=sequence',
    async prepare() {
      await clickSoon('AI help')
      await waitFor(() => expect(find('Generate')).toBeEnabled())
    },
    press: () => clickSoon('Generate', 'Retry'),
    toast: () => 'Sorry, AI generation failed. Please try again.',
    kept: holds('Subject', 'Hello'),
  },
  {
    call: 'DELETE /api/campaigns/{id}',
    where: 'Campaigns',
    path: '/campaigns',
    async prepare() {
      await waitFor(() => find('Actions for Founders intro'))
      await chooseFromMenu('Founders intro', 'Delete')()
      await screen.findByRole('alertdialog')
    },
    press: () => clickSoon('Delete Campaign'),
    toast: () => 'Delete failed – Failed to delete campaign',
    kept: () => find('Delete Campaign'),
    isUnread: true,
  },
  {
    call: 'POST /api/campaigns/{id}/duplicate',
    where: 'Campaigns',
    path: '/campaigns',
    prepare: async () => void (await waitFor(() => find('Actions for Founders intro'))),
    press: chooseFromMenu('Founders intro', 'Duplicate'),
    toast: () => 'Duplicate failed – Failed to duplicate campaign',
    kept: campaignsStand,
    isUnread: true,
  },
  {
    call: 'POST /api/campaigns/{id}/start',
    where: 'Campaigns',
    path: '/campaigns',
    prepare: async () => void (await waitFor(() => find('Actions for Summer webinar'))),
    press: chooseFromMenu('Summer webinar', 'Start Campaign'),
    toast: ({ words }) =>
      `Failed to start campaign${words ?? 'An error occurred while starting the campaign'}`,
    kept: campaignsStand,
  },
  {
    call: 'POST /api/brevo/launch',
    where: 'Campaigns',
    path: '/campaigns',
    async prepare() {
      await clickSoon('Select Founders intro')
      await waitFor(() => find('Launch (1)'))
    },
    press: () => clickSoon('Launch (1)'),
    toast: ({ name, form }) =>
      `Launch failed${
        form ??
        (name.startsWith('500')
          ? 'Failed to launch campaigns'
          : 'We could not confirm whether mail is being sent. Refresh the list before launching again.')
      }`,
    kept: () => find('Launch (1)'),
  },
  {
    call: 'POST /api/admin/users',
    where: 'Create User',
    path: '/settings',
    role: 'admin',
    async prepare() {
      await clickSoon('Create User')
      await screen.findByRole('dialog', { name: 'Create User' })
      type('Name', 'Grace Hopper')
      type('Email', 'grace@example.com')
      type('Password', 'correct horse')
    },
    press: () => clickSoon('Create User'),
    toast: ({ words }) => `Error creating user${words ?? 'Failed to create user'}`,
    kept: holds('Password', 'correct horse'),
  },
  {
    call: 'DELETE /api/admin/users/{id}',
    where: 'User Management',
    path: '/settings',
    role: 'admin',
    async prepare() {
      window.confirm = () => true
      await waitFor(() => find('Delete user Uma User'))
    },
    press: () => clickSoon('Delete user Uma User'),
    toast: ({ words }) => `Error deleting user${words ?? 'Failed to delete user'}`,
    kept: stands('Uma User'),
    isUnread: true,
  },
  ...(
    [
      ['GET /api/lists', '/lists', 'Failed to load lists', 'Retry'],
      ['GET /api/campaigns', '/campaigns', 'Failed to load campaigns', 'Retry'],
      ['GET /api/analytics/stats', '/analytics', 'Failed to load statistics', 'Refresh'],
      ['GET /api/analytics/events', '/analytics', 'Failed to load events', 'Refresh'],
      ['GET /api/admin/users', '/settings', 'Failed to load users', 'Retry'],
    ] as const
  ).map(([call, path, title, button]): Case => ({
    call,
    where: path,
    path,
    role: 'admin',
    async prepare() {
      await waitFor(() => find(button))
      await waitFor(() => find('Close notification'))
    },
    press: () => clickSoon(button),
    toast: ({ reason }) => title + reason,
    kept: () => find(button),
  })),
]
