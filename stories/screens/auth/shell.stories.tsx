import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, expectText } from '../../support/user-actions'

export default {
  title: 'Screens/Shell',
  parameters: { path: '/nowhere', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const notFound = async () =>
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()

export const PageNotFound: Story = { play: notFound }

export const Admin: Story = {
  parameters: { role: 'admin' },
  play: async () => {
    await notFound()
    await expect(screen.getByRole('link', { name: 'Settings' })).toBeVisible()
  },
}

export const LoggingOut: Story = {
  parameters: { hold: ['logOut'] },
  play: async () => {
    await press('Logout')
    await expectText('Logging out...')
  },
}

export const LogoutFails: Story = {
  parameters: {
    fail: { logOut: 500 },
    message: { title: 'Logout failed', description: 'Something broke on the server' },
  },
  play: () => press('Logout'),
}

export const Phone: Story = {
  parameters: { dialog: 'Menu' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('Open menu')
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(menu.getByRole('link', { name: 'Lead Search' })).toBeVisible())
  },
}

export const CommandPalette: Story = {
  parameters: { path: '/campaigns', dialog: 'Search or jump to…' },
  play: async () => {
    await press('Jump to…')
    const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to…' }))
    await userEvent.type(palette.getByRole('combobox'), 'found')
    const [first] = await palette.findAllByRole('option', { name: /Founders intro/ })
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'))
  },
}

export const KeyboardShortcuts: Story = {
  parameters: { path: '/campaigns', dialog: 'Keyboard shortcuts' },
  play: async () => {
    await screen.findByRole('table', { name: 'Campaigns' })
    await userEvent.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await waitFor(() => expect(sheet.getByText('Create a new campaign')).toBeVisible())
    await waitFor(() => expect(sheet.getByText('Edit the row')).toBeVisible())
  },
}
