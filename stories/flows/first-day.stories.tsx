import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { db } from '../../mocks/entry/db'
import {
  press,
  pressInDialog,
  expectText,
  selectLeads,
  typeInDialog,
} from '../support/user-actions'

export default {
  title: 'Flows/First day',
  parameters: { path: '/', role: 'nobody', layout: 'fullscreen' },
} satisfies Meta

const openScreen = async (screenName: string) =>
  userEvent.click(await screen.findByRole('link', { name: screenName }))

const fillIn = async (name: string | RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text)

export const FirstDay: StoryObj = {
  tags: ['long'],
  name: 'First day',
  beforeEach() {
    // Addresses that lists know are not revealed again.
    for (const { id } of db.lists.all()) db.lists.remove(id)
  },
  play: async ({ step }) => {
    await step('Log in', async () => {
      await fillIn('Email', 'user@example.com')
      await userEvent.type(screen.getByLabelText('Password'), 'password')
      await press('Log In')
      await expectText('Hello!')
    })
    await step('Search for leads', async () => {
      await openScreen('Lead Search')
      await userEvent.click(await screen.findByRole('combobox', { name: 'Job Title' }))
      await userEvent.click(await screen.findByRole('option', { name: 'CEO' }))
      await userEvent.keyboard('{Escape}')
      await press('Search (1)')
      await screen.findByText(/leads found$/)
    })
    await step('Reveal the emails of three of them', async () => {
      await selectLeads(3)
      await press('Reveal Emails (3)')
      await expectText('Emails revealed')
    })
    await step('Save them in a list', async () => {
      await selectLeads(3)
      await press('Create List (3)')
      await typeInDialog(/List name/, 'Bosses')
      await pressInDialog('Create List')
      await expectText('List created')
    })
    await step('Build a campaign for the list', async () => {
      await openScreen('Campaigns')
      await press('Create a new campaign')
      await fillIn('Campaign name', 'Hello, bosses')
      await press('Continue')
      await userEvent.click(await screen.findByRole('combobox', { name: 'Lead list' }))
      await userEvent.click(await screen.findByRole('option', { name: /^Bosses/ }))
      await press('Continue to Sequence Builder')
      await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'An idea')
      await press('Save Campaign')
      await expectText('Campaign created')
    })
    await step('Launch it', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Hello, bosses' }))
      await press('Launch (1)')
      await expectText('Launch successful')
      const launched = db.campaigns.all().find(({ name }) => name === 'Hello, bosses')
      await expect(launched?.status).toBe('active')
    })
  },
}
