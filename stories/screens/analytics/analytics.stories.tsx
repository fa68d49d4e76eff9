import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { expectText } from '../../support/user-actions'

export default {
  title: 'Screens/Analytics',
  parameters: { path: '/analytics', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const events = () => screen.findByRole('table', { name: 'Latest events' }, { timeout: 10_000 })

export const Default: Story = { play: async () => void (await events()) }

export const OneType: Story = {
  parameters: { path: '/analytics?type=replied' },
  play: async () => void (await events()),
}

export const Filtered: Story = {
  play: async () => {
    await events()
    await userEvent.type(screen.getByRole('searchbox'), 'founders')
    await expectText(/^Showing \d+ of 50 events\.$/)
  },
}

export const NothingFound: Story = {
  play: async () => {
    await events()
    await userEvent.type(screen.getByRole('searchbox'), 'nobody at all')
    await expectText('None of these events has “nobody at all” in it')
  },
}

export const Loading: Story = {
  parameters: { hold: ['getStats', 'getEvents'] },
  play: () => expectText('Loading events...'),
}

export const NothingSent: Story = {
  parameters: { scenario: 'events-empty' },
  play: () => expectText('No events found'),
}

export const EventsFail: Story = {
  parameters: { fail: { getEvents: 500 } },
  play: () => expectText('The events could not be loaded'),
}

export const StatisticsFail: Story = {
  parameters: { fail: { getStats: 500 } },
  play: () => expectText('The statistics could not be loaded'),
}

export const ServerDown: Story = {
  parameters: { scenario: 'server-down' },
  play: () => expectText('The statistics could not be loaded'),
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: async () => void (await events()),
}
