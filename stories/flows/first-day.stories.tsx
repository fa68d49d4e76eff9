import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { db } from '../../mocks/entry/db'
import { presses, pressesInDialog, sees, selectsLeads, typesInDialog } from '../support/person'

export default {
  title: 'Flows/First day',
  parameters: { path: '/', role: 'nobody', layout: 'fullscreen' },
} satisfies Meta

const opens = async (screenName: string) =>
  userEvent.click(await screen.findByRole('link', { name: screenName }))

const fills = async (name: string | RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text)

export const FirstDay: StoryObj = {
  name: 'First day',
  play: async ({ step }) => {
    await step('Log in', async () => {
      await fills('Email', 'user@example.com')
      await userEvent.type(screen.getByLabelText('Password'), 'password')
      await presses('Log In')
      await sees('Hello!')
    })
    await step('Search for leads', async () => {
      await opens('Lead Search')
      await userEvent.click(await screen.findByRole('combobox', { name: 'Job Title' }))
      await userEvent.click(await screen.findByRole('option', { name: 'CEO' }))
      await userEvent.keyboard('{Escape}')
      await presses('Search (1)')
      await screen.findByText(/leads found$/)
    })
    await step('Reveal the emails of three of them', async () => {
      await selectsLeads(3)
      await presses('Reveal Emails (3)')
      await sees('Emails revealed')
    })
    await step('Keep them in a list', async () => {
      await selectsLeads(3)
      await presses('Create List (3)')
      await typesInDialog(/List name/, 'Bosses')
      await pressesInDialog('Create List')
      await sees('List created')
    })
    await step('Build a campaign for the list', async () => {
      await opens('Campaigns')
      await presses('Create a new campaign')
      await fills('Campaign name', 'Hello, bosses')
      await presses('Continue')
      await userEvent.click(await screen.findByRole('combobox', { name: 'Lead list' }))
      await userEvent.click(await screen.findByRole('option', { name: /^Bosses/ }))
      await presses('Continue to Sequence Builder')
      await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'An idea')
      await presses('Save Campaign')
      await sees('Campaign created')
    })
    await step('Launch it', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Hello, bosses' }))
      await presses('Launch (1)')
      await sees('Launch successful')
      const launched = db.campaigns.all().find(({ name }) => name === 'Hello, bosses')
      await expect(launched?.status).toBe('active')
    })
  },
}
