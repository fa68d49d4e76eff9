import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { press, expectText } from '../../support/user-actions'

export default {
  title: 'Screens/Settings',
  parameters: { path: '/settings', role: 'admin', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

async function fillIn(email: string) {
  await press('Create User')
  const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace Hopper')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(dialog.getByRole('button', { name: 'Generate' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create User' }))
}

const choosePicture = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Upload a picture', { selector: 'input' }), file, {
    applyAccept: false,
  })

const onePixel = Uint8Array.from(atob('R0lGODlhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs='), (sign) =>
  sign.charCodeAt(0),
)

export const Admin: Story = { play: () => expectText('Marta Jiménez') }

/** Not run as a test: the end-to-end tests cover phones. */
export const OnAPhone: Story = {
  name: 'On a phone (mobile settings)',
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
  play: () => expectText('Marta Jiménez'),
}

export const OrdinaryUser: Story = {
  parameters: { role: 'user' },
  play: () => expectText('Personal Information'),
}

export const UnsavedChanges: Story = {
  play: async () => {
    await choosePicture(new File([onePixel], 'me.gif', { type: 'image/gif' }))
    await expectText('You have changes that are not saved yet.')
  },
}

export const Saved: Story = {
  play: async (context) => {
    await UnsavedChanges.play?.(context)
    await press('Save Changes')
    await expectText('Changes saved')
  },
}

export const ReportAProblem: Story = {
  play: async () => {
    await press('Report a problem')
    await press('Show the file')
    await expectText(/"_application"/)
  },
}

export const PictureRefused: Story = {
  play: () => choosePicture(new File(['%PDF'], 'me.pdf', { type: 'application/pdf' })),
}

export const PictureTooLarge: Story = {
  play: () =>
    choosePicture(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' })),
}

export const ChangePassword: Story = {
  play: async () => {
    await expectText('Marta Jiménez')
    await press('Change password')
    await expectText('These are the admins:')
  },
}

export const UsersLoading: Story = {
  parameters: { hold: ['getUsers'] },
  play: () => expectText('Loading users...'),
}

export const NoUsers: Story = {
  parameters: { scenario: 'malformed' },
  play: () => expectText('No users found'),
}

export const ServerDown: Story = {
  parameters: { scenario: 'server-down' },
  play: () => expectText('The users could not be loaded'),
}

export const CreateUser: Story = {
  play: async () => {
    await press('Create User')
    await expectText('The new user gets the role user and logs in with this email and password.')
  },
}

export const CreateUserRules: Story = {
  play: async () => {
    await fillIn('grace@other.com')
    await expectText('Only @example.com email addresses are allowed')
  },
}

export const CreateUserFails: Story = {
  name: 'Create user failed',
  parameters: { fail: { createUser: 500 } },
  play: async () => {
    await fillIn('grace@example.com')
    await expectText('Something broke on the server')
  },
}

export const CreateUserFailsWithoutReason: Story = {
  parameters: { fail: { createUser: 'empty' } },
  play: async () => {
    await fillIn('grace@example.com')
    await expectText('Failed to create user')
  },
}

export const CredentialsCreated: Story = {
  play: async () => {
    await fillIn('grace@example.com')
    await expectText('The password is shown only once. Copy it now and pass it on to the user.')
  },
}

export const CredentialsCopied: Story = {
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async () => {
    await fillIn('grace@example.com')
    await press('Copy to clipboard')
    await expectText('Copied to clipboard')
  },
}

const deleting: Story = {
  beforeEach() {
    spyOn(window, 'confirm').mockReturnValue(true)
  },
}

export const UserDeleted: Story = {
  ...deleting,
  play: async () => {
    await press('Delete user Uma User')
    await expectText('User deleted successfully')
  },
}

export const Deleting: Story = {
  parameters: { hold: ['deleteUser'] },
  beforeEach() {
    spyOn(window, 'confirm').mockReturnValue(true)
  },
  play: async () => {
    await press('Delete user Uma User')
    const button = screen.getByRole('button', { name: 'Delete user Uma User' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.hover(button)
    await expectText('This user is being deleted.')
  },
}

export const DeleteFails: Story = {
  ...deleting,
  parameters: { fail: { deleteUser: 500 } },
  play: async () => {
    await press('Delete user Uma User')
    await expectText('Error deleting user')
  },
}

export const DeleteFailsWithoutReason: Story = {
  ...deleting,
  parameters: { fail: { deleteUser: 'empty' } },
  play: async () => {
    await press('Delete user Uma User')
    await expectText('Failed to delete user')
  },
}
