import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { db } from '../../mocks/entry/db'
import { presses, sees } from '../support/person'

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
      await sees('User Management')
    })
    await step('Fill in the form', async () => {
      await presses('Create User')
      const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace Hopper')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'grace@example.com')
      await userEvent.click(dialog.getByRole('button', { name: 'Generate' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Create User' }))
      await sees('User created successfully')
    })
    await step('Pass the password on', async () => {
      await presses('Copy to clipboard')
      await sees('Copied to clipboard')
      await presses('Done')
    })
    await step('Find the user in the list', async () => {
      await sees('Grace Hopper')
      await expect(db.users.all().map(({ email }) => email)).toContain('grace@example.com')
    })
  },
}
