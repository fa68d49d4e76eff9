import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { worker } from '../../../mocks/browser'
import { sees } from '../../support/person'

export default {
  title: 'Screens/Log In',
  parameters: { path: '/', role: 'nobody', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

async function logInWith(email: string, password: string) {
  const field = await screen.findByRole('textbox', { name: 'Email' })
  if (email) await userEvent.type(field, email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
}

export const Default: Story = {
  play: () => sees('Restricted Access: Only @example.com email addresses are permitted'),
}

export const MissingFields: Story = {
  play: async () => {
    await logInWith('', '')
    await sees('Missing fields: Please enter both email and password')
  },
}

export const ForeignDomain: Story = {
  play: async () => {
    await logInWith('ann@other.com', 'password')
    await sees('Access denied: Only @example.com emails are allowed')
  },
}

export const Rejected: Story = {
  parameters: { scenario: 'login-rejected' },
  play: async () => {
    await logInWith('user@example.com', 'password')
    await sees('Login failed')
  },
}

export const RejectedWithoutReason: Story = {
  parameters: { fail: { logIn: 'empty' } },
  play: async () => {
    await logInWith('user@example.com', 'password')
    await sees('Invalid credentials')
  },
}

export const LoggingIn: Story = {
  beforeEach() {
    worker.use(http.post('*/api/auth/login', () => delay('infinite')))
  },
  play: async () => {
    await logInWith('user@example.com', 'password')
    await sees('Logging in...')
  },
}

export const SessionLoading: Story = {
  beforeEach() {
    worker.use(http.get('*/api/auth/user', () => delay('infinite')))
  },
  play: () => sees('Loading...'),
}

export const SessionUnknown: Story = {
  parameters: { fail: { getCurrentUser: 500 } },
  play: () => sees('Could not check your session'),
}

export const SessionEnded: Story = {
  parameters: { path: '/lists', role: 'user', scenario: 'session-expired' },
  play: () => sees('Your session has ended.'),
}
