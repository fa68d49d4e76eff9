import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { click, clickWhenEnabled, find, holds, stands, type } from './page-actions'
import type { FaultCase } from './fault-case'

const CEOS = '/search?jobTitles=["CEO"]'

async function search() {
  await screen.findByText('125.0 credits')
  await clickWhenEnabled('Search (1)')
  await screen.findByText(/^\d+ leads found$/)
}

async function nameNewList() {
  await search()
  click('Select all')
  await clickWhenEnabled('Create List (25)')
  await screen.findByRole('dialog', { name: 'Create List' })
  type(/^List name/, 'Berlin')
}

const failedList = {
  path: CEOS,
  where: 'Create List',
  prepare: nameNewList,
  press: () => clickWhenEnabled('Create List', 'Retry the rest'),
  toast: () => 'Creation failedFailed to create list',
  kept: holds(/^List name/, 'Berlin'),
}

const logInShows = async () => {
  await waitFor(() => expect(find('Log In')).toBeVisible())
  expect(screen.queryByText('Your session has ended.')).toBeNull()
}
const typeEmail = async () => {
  await logInShows()
  type('Email', 'user@example.com')
}

async function nameImport(user: UserEvent) {
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' })
  await user.upload(
    input,
    new File(['first_name,last_name,email\nAda,Ek,ada@x.example'], 'fair.csv'),
  )
  await clickWhenEnabled('Continue')
  await screen.findByRole('dialog', { name: 'Name Your List' })
}

const failedImport = {
  path: '/lists?import=csv',
  where: 'CSV import',
  prepare: nameImport,
  press: () => clickWhenEnabled('Save', 'Retry the rest'),
  toast: () => 'Import failedFailed to import CSV data',
}
const holdsNothingYet = stands('The list “fair” is created and holds no contacts yet.')

export const leadCases: FaultCase[] = [
  {
    call: 'GET /api/auth/user',
    where: 'the session gate',
    path: '/lists',
    prepare: typeEmail,
    press: () => clickWhenEnabled('Retry'),
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
    press: () => clickWhenEnabled('Log In'),
    toast: ({ serverMessage }) => `Login failed${serverMessage ?? 'Invalid credentials'}`,
    kept: holds('Password', 'password'),
    at401: () => screen.findByText('Not signed in'),
  },
  {
    call: 'POST /api/auth/logout',
    where: 'the sidebar',
    path: '/lists',
    prepare: async () => void (await screen.findByText('Pilot customers')),
    // Log Out asks first, because there is a draft.
    press: async () => {
      await clickWhenEnabled('Logout')
      await clickWhenEnabled('Log out')
    },
    toast: ({ reason }) => `Logout failed${reason}`,
    kept: stands('Pilot customers'),
    isUnread: true,
    at401: logInShows,
  },
  {
    call: 'GET /api/credits/balance',
    where: 'Lead Search',
    path: CEOS,
    // Only the first failure shows a toast, because the balance is polled.
    prepare: async () => void (await waitFor(() => find('Refresh the balance'))),
    press: () => clickWhenEnabled('Refresh the balance'),
    toast: ({ reason }) => reason,
    inline: () => screen.queryByText('Not up to date')?.title ?? '',
    kept: () => find('Remove CEO'),
  },
  {
    ...failedImport,
    call: 'POST /api/lists',
    kept: holds(/^List name/, 'fair'),
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
    press: () => clickWhenEnabled('Search (1)'),
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
    press: () => clickWhenEnabled('Search (1)'),
    toast: () => 'Search failedFailed to search leads',
    kept: () => find('Remove CEO'),
  },
  {
    isThorough: true,
    call: 'POST /api/leads/reveal',
    where: 'Lead Search',
    path: CEOS,
    async prepare() {
      await search()
      click('Select all')
      await waitFor(() => find('Reveal Emails (25)'))
    },
    press: () => clickWhenEnabled('Reveal Emails (25)'),
    toast: () => 'Email reveal failedSomething went wrong revealing emails. Please try again.',
    kept: () => find('Reveal Emails (25)'),
  },
  {
    call: 'POST /api/leads',
    where: 'Create Contact',
    path: '/search',
    async prepare() {
      await clickWhenEnabled('Create Contact')
      await screen.findByLabelText(/^First name/)
      type(/^First name/, 'Ada')
      type(/^Last name/, 'Lovelace')
      type(/^Email/, 'ada@x.example')
    },
    press: () => clickWhenEnabled('Create Contact'),
    toast: ({ serverMessage }) =>
      `Error creating contact${serverMessage ?? 'Failed to create contact'}`,
    kept: holds(/^Last name/, 'Lovelace'),
  },
  { ...failedList, call: 'POST /api/lists' },
  { ...failedList, call: 'POST /api/leads' },
  { ...failedList, call: 'POST /api/lists/{id}/leads', isUnread: true },
  {
    isThorough: true,
    call: 'GET /api/lists/{id}/leads',
    where: 'the contacts of a list',
    path: '/lists?contacts=4',
    prepare: async () => void (await waitFor(() => find('Retry'))),
    press: () => clickWhenEnabled('Retry'),
    toast: () => 'Failed to load contactsCould not retrieve contacts from this list',
    kept: stands('Pilot customers'),
  },
  {
    call: 'DELETE /api/lists/{id}',
    where: 'Lists',
    path: '/lists',
    async prepare() {
      await clickWhenEnabled('Delete list Pilot customers')
      await screen.findByRole('alertdialog')
    },
    press: () => clickWhenEnabled('Delete List'),
    toast: () => 'Delete failedFailed to delete the list',
    kept: () => find('Delete List'),
    isUnread: true,
  },
]
