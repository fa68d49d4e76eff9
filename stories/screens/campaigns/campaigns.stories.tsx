import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { select } from '../../support/campaigns'
import { press, expectText } from '../../support/user-actions'

const meta = {
  title: 'Screens/Campaigns/List',
  parameters: { path: '/campaigns', layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Founders intro') }

export const FilteredAndSorted: Story = {
  parameters: { path: '/campaigns?status=draft&sort=-name' },
  play: async () => {
    await expectText(/^\d+ of \d+ campaigns$/)
    await screen.findByRole('button', { name: 'Reset view' })
  },
}

/** As "Finished campaigns" on Home opens them. */
export const MarkedAsDone: Story = {
  parameters: {
    path: '/campaigns?toDo=finished',
    message: { title: '3 campaigns are done' },
  },
  play: async () => press('Mark as done'),
}

export const WithResults: Story = {
  play: async () => {
    await press('View')
    for (const name of ['Known replies', 'Known bounces'])
      await userEvent.click(await screen.findByRole('checkbox', { name }))
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('columnheader', { name: 'Known bounces' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: () => expectText('Create your first campaign to start outreach'),
}

export const Loading: Story = {
  parameters: { hold: ['getCampaigns'] },
  play: () => expectText('Loading campaigns...'),
}

export const LoadFails: Story = {
  parameters: {
    fail: { getCampaigns: 500 },
    message: { title: 'Failed to load campaigns', description: 'Something broke on the server' },
  },
  play: () => expectText('The campaigns could not be loaded'),
}

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: () => expectText('The server could not be reached. Check your connection and try again.'),
}

export const SendersFail: Story = {
  parameters: {
    fail: { getSenders: 500 },
    message: { title: 'Failed to load senders', description: 'Something broke on the server' },
  },
  play: () => expectText('Failed to load senders'),
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: () => expectText('Half a campaign'),
}

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'no such campaign')
    await expectText('No campaigns found')
  },
}

export const Menu: Story = {
  play: async () => {
    await press('Actions for Summer webinar')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Start Campaign' })).toBeVisible(),
    )
  },
}

export const Selected: Story = {
  play: async () => {
    await select('Draft without a list')
    await select('Founders intro')
    await userEvent.click(await screen.findByRole('button', { name: /to check$/ }))
    await expectText('No lead list is known.')
  },
}

/** Actions for all campaigns. */
export const More: Story = {
  play: async () => {
    await press('More')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Pause all active campaigns' })).toBeVisible(),
    )
  },
}

/** Cards instead of the table. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => expectText('Founders intro'),
}

export const DetailsOfADraft: Story = {
  parameters: { path: '/campaigns?details=8' },
  play: () => expectText(/^Sends at once: 40 people will get this/),
}

export const Details: Story = {
  parameters: { path: '/campaigns?details=1' },
  play: () => expectText('A question about {{company}}'),
}
