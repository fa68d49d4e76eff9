import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, spyOn, userEvent } from 'storybook/test'
import { expectText } from '../../support/user-actions'

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
  play: () => expectText('Restricted Access: Only @example.com email addresses are permitted'),
}

export const MissingFields: Story = {
  parameters: { message: { title: 'Missing fields: Please enter both email and password' } },
  play: () => logInWith('', ''),
}

export const ForeignDomain: Story = {
  parameters: { message: { title: 'Access denied: Only @example.com emails are allowed' } },
  play: () => logInWith('ann@other.com', 'password'),
}

export const WrongPassword: Story = {
  parameters: { message: { title: 'Login failed', description: 'Invalid email or password' } },
  play: () => logInWith('user@example.com', 'wrong'),
}

export const LogInFailsWithoutReason: Story = {
  parameters: {
    fail: { logIn: 'empty' },
    message: { title: 'Login failed', description: 'Invalid credentials' },
  },
  play: async () => {
    await logInWith('user@example.com', 'password')
    await expectText('The server answered with status 500.')
  },
}

export const Offline: Story = {
  parameters: { fail: { logIn: 'network' } },
  play: async () => {
    await logInWith('user@example.com', 'password')
    await expectText('The server could not be reached. Check your connection and try again.')
  },
}

export const ServerFails: Story = {
  parameters: { fail: { logIn: 503 } },
  play: async () => {
    await logInWith('user@example.com', 'password')
    await expectText('Your email and password could not be checked.')
  },
}

export const LoggingIn: Story = {
  parameters: { hold: ['logIn'] },
  play: async () => {
    await logInWith('user@example.com', 'password')
    await expectText('Logging in...')
  },
}

export const SessionLoading: Story = {
  parameters: { hold: ['getCurrentUser'] },
  play: () => expectText('Loading...'),
}

/** The notice of a slow session, shown at once instead of after ten seconds. */
export const SessionSlow: Story = {
  parameters: { hold: ['getCurrentUser'] },
  beforeEach() {
    const later = window.setTimeout.bind(window)
    const timer = spyOn(window, 'setTimeout').mockImplementation(
      // @ts-expect-error -- Node's types add members that nothing here uses
      (handler: () => void, delayMs?: number) => later(handler, delayMs === 10_000 ? 0 : delayMs),
    )
    return () => timer.mockRestore()
  },
  play: async () => {
    await expectText('Loading...')
    await expectText('This is taking longer than usual. The server has not answered yet.')
  },
}

export const SessionCheckFails: Story = {
  parameters: {
    fail: { getCurrentUser: 500 },
    message: {
      title: 'Could not check your session',
      description: 'Something broke on the server',
    },
  },
  play: () => expectText('Could not check your session'),
}

export const SessionEnded: Story = {
  name: 'Session expired (signed out)',
  parameters: { path: '/lists', role: 'user', scenario: 'session-expired' },
  play: () => expectText('Your session has ended.'),
}
