import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { db } from '../../mocks/entry/db'
import { press, expectText } from '../support/user-actions'

export default {
  title: 'Flows/Create a user',
  parameters: { path: '/', role: 'admin', layout: 'fullscreen' },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
} satisfies Meta

export const CreateUser: StoryObj = {
  name: 'Create a user',
  play: async ({ step }) => {
    await step('Open the settings', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Settings' }))
      await screen.findByRole('heading', { name: 'User Management' })
    })
    await step('Fill in the form', async () => {
      await press('Create User')
      const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace Hopper')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'grace@example.com')
      await userEvent.click(dialog.getByRole('button', { name: 'Generate' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Create User' }))
      await expectText('User created successfully')
    })
    await step('Copy the password', async () => {
      await press('Copy to clipboard')
      await expectText('Copied to clipboard')
      await press('Done')
    })
    await step('Find the user in the list', async () => {
      await expectText('Grace Hopper')
      await expect(db.users.all().map(({ email }) => email)).toContain('grace@example.com')
    })
  },
}
