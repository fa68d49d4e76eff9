import { worker } from '../../../mocks/entry/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, expectText, selectLeads } from '../../support/user-actions'

export default {
  title: 'Screens/Lists',
  parameters: { path: '/lists', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const Default: Story = { play: () => expectText('1111 Leads imported') }

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: () => expectText("You don't have any leads"),
}

export const Loading: Story = {
  parameters: { hold: ['getLists'] },
  play: () => expectText('Loading lists...'),
}

export const Large: Story = {
  parameters: { scenario: 'large' },
  play: () => expectText('Everybody, part 1'),
}

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: () => expectText('The server could not be reached. Check your connection and try again.'),
}

export const ServerDown: Story = {
  parameters: {
    scenario: 'server-down',
    message: { title: 'Failed to load lists', description: 'The server answered with status 500.' },
  },
  play: () => expectText('The lists could not be loaded'),
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: async () => expect(await screen.findByRole('list', { name: 'Lists' })).toBeVisible(),
}

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search lists' }), 'xyz')
    await expectText('No list matches “xyz”')
  },
}

export const Sorted: Story = {
  parameters: { path: '/lists?sort=-size' },
  play: async () => {
    await expectText('1111 Leads imported')
    await expect(screen.getByRole('button', { name: 'Contacts descending' })).toBeVisible()
  },
}

export const CampaignsUnknown: Story = {
  parameters: { fail: { getCampaigns: 500 } },
  play: () => expectText('1111 Leads imported'),
}

export const Contacts: Story = {
  play: async () => {
    await press('View contacts of Pilot customers')
    await expectText('Contacts in List (12 contacts)')
    await expect(await screen.findByRole('table', { name: 'Contacts' })).toBeVisible()
  },
}

export const ContactsView: Story = {
  parameters: { path: '/lists?contacts=4&order=-company' },
  play: async () => {
    await press('View')
    const menu = within(await screen.findByRole('dialog', { name: 'View' }))
    await userEvent.click(menu.getByRole('checkbox', { name: 'Title' }))
    await expect(screen.queryByRole('columnheader', { name: 'Title' })).toBeNull()
  },
}

export const ContactsHealth: Story = {
  parameters: { path: '/lists?contacts=4' },
  beforeEach() {
    const contact = (id: string, name: string, email: string | null, companyName = 'Acme') => ({
      id,
      apolloId: `ap-health-${id}`,
      name,
      email,
      companyName,
    })
    worker.use(
      http.get('*/api/lists/:id/leads', () =>
        HttpResponse.json([
          contact('1', 'ADA LOVELACE', 'ada@example.com', 'Acme AG'),
          contact('2', 'Grace Hopper, PhD', 'grace@example.com'),
          contact('3', 'Team', 'info@example.com'),
          contact('4', 'Alan Turing', null, ''),
          contact('5', 'Alan Kay', 'alan@gmial.com'),
        ]),
      ),
    )
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'In capitals (1)' }))
    const table = within(screen.getByRole('table', { name: 'Contacts' }))
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2))
    for (const name of ['Without e-mail (1)', 'Role address (1)', 'No company (1)'])
      await expect(screen.getByRole('radio', { name })).toBeInTheDocument()
  },
}

/** Contacts in the latest bounces. */
export const CleanCopy: Story = {
  tags: ['long'],
  parameters: { path: '/lists?contacts=4&clean=true' },
  beforeEach: ContactsHealth.beforeEach,
  play: async () => {
    for (const name of [/^Fix the case/, /^Remove titles/, /^Remove company/, /^Correct/, /role/])
      await userEvent.click(await screen.findByRole('checkbox', { name }))
    await expectText('4 contacts are copied: 3 changed, 1 left out.')
    await expect(screen.getByRole('button', { name: 'Create List (4)' })).toBeEnabled()
  },
}

/** Chooses from the menu below the contacts. */
async function more(name: string) {
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

export const ContactsTwice: Story = {
  parameters: { path: '/lists?contacts=4' },
  beforeEach() {
    worker.use(
      http.get('*/api/lists/:id/leads', () =>
        HttpResponse.json([
          { id: '1', apolloId: 'ap-1', name: 'Ada Lovelace', email: 'ada@example.com' },
          { id: '2', apolloId: 'ap-2', name: 'A. Lovelace', email: 'ADA@example.com' },
          { id: '3', apolloId: 'ap-3', name: 'Grace Hopper', email: null },
        ]),
      ),
    )
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Twice (2)' }))
    const table = within(screen.getByRole('table', { name: 'Contacts' }))
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3))
    await expect(screen.getAllByText('Twice')).toHaveLength(2)
  },
}

export const ContactsSelected: Story = {
  parameters: { path: '/lists?contacts=4', dialog: 'Create List' },
  play: async () => {
    await press('Select')
    await selectLeads(2)
    await more('Create List (2)')
    await expectText('2 contacts will be saved into a new list.')
  },
}

export const ContactsExported: Story = {
  parameters: {
    path: '/lists?contacts=4',
    message: { title: 'Export successful', description: '12 contacts are in Pilot customers.csv.' },
  },
  play: () => more('Export CSV'),
}

export const ContactsWithoutEmail: Story = {
  parameters: { path: '/lists?contacts=4' },
  beforeEach() {
    worker.use(
      http.get('*/api/lists/:id/leads', () => HttpResponse.json([{ id: '3', name: 'Grace' }])),
    )
  },
  play: async () => {
    await more('Copy emails')
    await expectText('None of these contacts has an address.')
  },
}

export const ContactsWithoutIds: Story = {
  parameters: { path: '/lists?contacts=4' },
  beforeEach: ContactsWithoutEmail.beforeEach,
  play: async () => {
    await more('Create List (0)')
    await expectText('Invalid selection')
  },
}

export const ContactsLoading: Story = {
  parameters: { hold: ['getListContacts'] },
  play: async () => {
    await press('View contacts of Pilot customers')
    await expectText('Loading contacts...')
  },
}

export const ContactsEmpty: Story = {
  play: async () => {
    await press('View contacts of To be filled')
    await expectText('Contacts in List (0 contacts)')
  },
}

export const ContactsFail: Story = {
  parameters: {
    fail: { getListContacts: 500 },
    message: {
      title: 'Failed to load contacts',
      description: 'Could not retrieve contacts from this list',
    },
  },
  play: () => press('View contacts of Pilot customers'),
}

export const DeleteDialog: Story = {
  parameters: { dialog: 'Delete List' },
  play: async () => {
    await press('Delete list Spring conference')
    await expectText('These campaigns use this list and will have nobody to write to:')
  },
}

async function deleteList() {
  await press('Delete list Pilot customers')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete List' }))
}

export const Deleting: Story = {
  parameters: { hold: ['deleteList'] },
  play: async () => {
    await deleteList()
    await expectText('Deleting...')
  },
}

export const DeleteFails: Story = {
  parameters: {
    fail: { deleteList: 500 },
    message: { title: 'Delete failed', description: 'Failed to delete the list' },
  },
  play: () => deleteList(),
}

export const Deleted: Story = {
  parameters: {
    message: { title: 'List deleted' },
  },
  play: () => deleteList(),
}
