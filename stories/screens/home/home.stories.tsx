import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { worker } from '../../../mocks/entry/browser'
import { expectText } from '../../support/user-actions'

export default {
  title: 'Screens/Home',
  parameters: { path: '/', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const Default: Story = { play: () => expectText('SaaS founders in New York') }

export const Loading: Story = {
  parameters: { hold: ['getLists', 'getCampaigns'] },
  play: () => expectText("Welcome back to your AI SDR platform. Here's what's happening today."),
}

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async () => {
    await expectText('No lists yet')
    await expectText('No campaigns yet')
  },
}

export const ListsFail: Story = {
  beforeEach() {
    worker.use(
      http.get('*/api/lists', () =>
        HttpResponse.json({ message: 'The database is being restarted' }, { status: 503 }),
      ),
    )
  },
  play: async () => {
    await expectText('The lists could not be loaded')
    await expectText('Pilot check-in')
  },
}

export const OwnSenders: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only mine' }))
    await screen.findByRole('dialog', { name: 'Your senders' })
    await screen.findByRole('list', { name: 'Senders' })
  },
}

export const EventsFail: Story = {
  parameters: { fail: { getEvents: 500 } },
  play: async () => {
    const toDo = within(await screen.findByRole('region', { name: 'To do today' }))
    await waitFor(() => expect(toDo.getAllByText('not known')).toHaveLength(2))
    await expect(toDo.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async () => {
    await expectText('The lists could not be loaded')
    const [reason] = screen.getAllByText(/^The server could not be reached/)
    await expect(reason).toBeVisible()
  },
}

export const ServerDown: Story = {
  parameters: { scenario: 'server-down' },
  play: () =>
    waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)),
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: () => expectText('Half a campaign'),
}
