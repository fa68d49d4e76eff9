import { worker } from '../../../mocks/entry/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { presses, sees } from '../../support/person'

export default {
  title: 'Screens/Lists',
  parameters: { path: '/lists', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const Default: Story = { play: () => sees('1111 Leads imported') }

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: () => sees("You don't have any leads"),
}

export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: () => sees('Loading lists...'),
}

export const Large: Story = {
  parameters: { scenario: 'large' },
  play: () => sees('Everybody, part 1'),
}

export const ServerDown: Story = {
  parameters: { scenario: 'server-down' },
  play: () => sees('The lists could not be loaded'),
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: async () => expect(await screen.findByRole('list', { name: 'Lists' })).toBeVisible(),
}

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search lists' }), 'xyz')
    await sees('No list is called “xyz”')
  },
}

export const Contacts: Story = {
  play: async () => {
    await presses('View contacts of Pilot customers')
    await sees('Contacts in List (12 contacts)')
    await expect(await screen.findByRole('table', { name: 'Contacts' })).toBeVisible()
  },
}

export const ContactsLoading: Story = {
  beforeEach() {
    worker.use(http.get('*/api/lists/:id/leads', () => delay('infinite')))
  },
  play: async () => {
    await presses('View contacts of Pilot customers')
    await sees('Loading contacts...')
  },
}

export const NoContacts: Story = {
  play: async () => {
    await presses('View contacts of To be filled')
    await sees('Contacts in List (0 contacts)')
  },
}

export const ContactsFail: Story = {
  parameters: { scenario: 'contacts-fail' },
  play: async () => {
    await presses('View contacts of Pilot customers')
    await sees('Failed to load contacts')
  },
}

export const DeleteDialog: Story = {
  play: async () => {
    await presses('Delete list Spring conference')
    await sees('These campaigns use this list and will have nobody to write to:')
  },
}

export const DeleteFails: Story = {
  parameters: { scenario: 'list-delete-fails' },
  play: async () => {
    await presses('Delete list Pilot customers')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete List' }))
    await sees('Failed to delete the list')
  },
}

export const Deleted: Story = {
  play: async () => {
    await presses('Delete list Pilot customers')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete List' }))
    await sees('List deleted')
  },
}
