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

export const OrdinaryUser: Story = {
  parameters: { role: 'user' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Personal Information' })
    await expect(screen.queryByRole('heading', { name: 'User Management' })).toBeNull()
  },
}

export const UnsavedChanges: Story = {
  play: async () => {
    await choosePicture(new File([onePixel], 'me.gif', { type: 'image/gif' }))
    await expectText('You have changes that are not saved yet.')
  },
}

export const Saved: Story = {
  parameters: {
    message: {
      title: 'Changes saved',
      description: 'Your theme, language and picture are kept on this device.',
    },
  },
  play: async (context) => {
    await UnsavedChanges.play?.(context)
    await press('Save Changes')
  },
}

export const PictureRefused: Story = {
  parameters: {
    message: { title: 'Invalid file type', description: 'Choose a JPG, PNG or GIF picture.' },
  },
  play: () => choosePicture(new File(['%PDF'], 'me.pdf', { type: 'application/pdf' })),
}

export const PictureTooLarge: Story = {
  parameters: {
    message: { title: 'File too large', description: 'A picture may be at most 2MB.' },
  },
  play: () =>
    choosePicture(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' })),
}

export const ChangePassword: Story = {
  parameters: { dialog: 'Change password' },
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

export const UsersEmpty: Story = {
  parameters: { scenario: 'malformed' },
  play: () => expectText('No users found'),
}

export const ServerDown: Story = {
  parameters: {
    scenario: 'server-down',
    message: { title: 'Failed to load users', description: 'The server answered with status 500.' },
  },
  play: () => expectText('The users could not be loaded'),
}

export const CreateUser: Story = {
  parameters: { dialog: 'Create User' },
  play: async () => {
    await press('Create User')
    await expectText('The new user gets the role user and logs in with this email and password.')
  },
}

export const CreateUserRules: Story = {
  play: async () => {
    await press('Create User')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'grace@other.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }))
    await expectText('Name is required')
    await expectText('Only @example.com email addresses are allowed')
    await expectText('Password must be at least 6 characters')
  },
}

export const CreateUserFails: Story = {
  parameters: {
    fail: { createUser: 500 },
    message: { title: 'Error creating user', description: 'Something broke on the server' },
  },
  play: () => fillIn('grace@example.com'),
}

export const CreateUserFailsWithoutReason: Story = {
  parameters: {
    fail: { createUser: 'empty' },
    message: { title: 'Error creating user', description: 'Failed to create user' },
  },
  play: () => fillIn('grace@example.com'),
}

export const CredentialsCreated: Story = {
  parameters: {
    message: { title: 'User created successfully', description: 'The user can now log in' },
    dialog: 'User Credentials Created',
  },
  play: async () => {
    await fillIn('grace@example.com')
    await expectText('The password is shown only once. Copy it now and pass it on to the user.')
  },
}

export const CredentialsCopied: Story = {
  parameters: { message: { title: 'Copied to clipboard' } },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async () => {
    await fillIn('grace@example.com')
    await press('Copy to clipboard')
  },
}

const deleting: Story = {
  beforeEach() {
    spyOn(window, 'confirm').mockReturnValue(true)
  },
}

export const UserDeleted: Story = {
  parameters: {
    message: { title: 'User deleted successfully', description: 'The user has been removed' },
  },
  ...deleting,
  play: () => press('Delete user Uma User'),
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
  parameters: {
    fail: { deleteUser: 500 },
    message: { title: 'Error deleting user', description: 'Something broke on the server' },
  },
  play: () => press('Delete user Uma User'),
}

export const DeleteFailsWithoutReason: Story = {
  ...deleting,
  parameters: {
    fail: { deleteUser: 'empty' },
    message: { title: 'Error deleting user', description: 'Failed to delete user' },
  },
  play: () => press('Delete user Uma User'),
}
