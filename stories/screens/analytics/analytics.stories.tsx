import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { screen, userEvent, waitFor } from 'storybook/test'
import { worker } from '../../../mocks/entry/browser'
import { expectText } from '../../support/user-actions'

export default {
  title: 'Screens/Analytics',
  parameters: { path: '/analytics', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const events = () => screen.findByRole('table', { name: 'Latest events' }, { timeout: 30_000 })

export const Default: Story = { play: async () => void (await events()) }

export const OneType: Story = {
  parameters: { path: '/analytics?type=replied' },
  play: async () => void (await events()),
}

export const Person: Story = {
  parameters: { path: '/analytics?type=replied' },
  play: async () => {
    await events()
    await userEvent.click(screen.getByRole('button', { name: 'João Andersson' }))
    await screen.findByRole('list', { name: 'Known events' }, { timeout: 30_000 })
  },
}

export const PersonOfNoList: Story = {
  parameters: { path: '/analytics?type=replied' },
  beforeEach() {
    worker.use(http.get('*/api/campaigns', () => HttpResponse.json([])))
  },
  play: async () => {
    await events()
    await userEvent.click(screen.getByRole('button', { name: 'João Andersson' }))
    await expectText('No list is known to have this person.')
  },
}

const markDone = () =>
  userEvent.click(screen.getByRole('button', { name: 'Mark João Andersson as done' }))

export const MarkedAsDone: Story = {
  parameters: {
    path: '/analytics?type=replied',
    message: { title: 'Marked as done', description: 'João Andersson' },
  },
  play: async () => {
    await events()
    await markDone()
    await expectText('49 of the latest 50 open')
  },
}

export const AllDone: Story = {
  parameters: {
    path: '/analytics?type=replied&done=hidden',
    message: { title: 'Marked as done', description: '50 events are marked on this device.' },
  },
  play: async () => {
    await events()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Mark 50 as done' }))
    await expectText('All of these are done')
  },
}

export const Blocked: Story = {
  beforeEach() {
    worker.use(http.get('*/api/analytics/*', () => HttpResponse.error()))
  },
  play: async () => {
    await expectText('The events could not be loaded')
    await waitFor(() => screen.getAllByText(/^A browser extension may be blocking this/))
  },
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

export const Empty: Story = {
  parameters: { scenario: 'events-empty' },
  play: () => expectText('No events found'),
}

export const EventsFail: Story = {
  parameters: {
    fail: { getEvents: 500 },
    message: { title: 'Failed to load events', description: 'Something broke on the server' },
  },
  play: () => expectText('The events could not be loaded'),
}

export const StatisticsFail: Story = {
  parameters: {
    fail: { getStats: 500 },
    message: { title: 'Failed to load statistics', description: 'Something broke on the server' },
  },
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
