import type { Meta, StoryObj } from '@storybook/react-vite'
import { ceos, finds } from '../../support/lead-search'
import { presses, pressesInDialog, sees, selectsLeads, typesInDialog } from '../../support/person'

export default {
  title: 'Screens/Lead Search/Creating',
  parameters: { path: ceos, layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

async function createsContact() {
  await presses('Create Contact')
  await typesInDialog(/First name/, 'Ada')
  await typesInDialog(/Last name/, 'Lovelace')
  await typesInDialog(/Email/, 'ada@example.com')
  await pressesInDialog('Create Contact')
}

async function listsTwo(name: string) {
  await finds()
  await selectsLeads(2)
  await presses('Create List (2)')
  if (name) await typesInDialog(/List name/, name)
  await pressesInDialog('Create List')
}

export const CreateContact: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await presses('Create Contact')
    await sees('Not saved with the contact yet')
  },
}

export const ContactIncomplete: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await presses('Create Contact')
    await typesInDialog(/First name/, 'Ada')
    await pressesInDialog('Create Contact')
    await sees('Missing required fields')
  },
}

export const ContactFails: Story = {
  parameters: { path: '/search', scenario: 'contact-fails' },
  play: async () => {
    await createsContact()
    await sees('Error creating contact')
  },
}

export const ContactFailsWithoutReason: Story = {
  parameters: { path: '/search', fail: { createLeads: 'empty' } },
  play: async () => {
    await createsContact()
    await sees('Failed to create contact')
  },
}

export const ContactCreated: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await createsContact()
    await sees('Contact created!')
  },
}

export const CreateList: Story = {
  play: async () => {
    await finds()
    await selectsLeads(2)
    await presses('Create List (2)')
    await sees('2 leads will be saved into a new list.')
  },
}

export const ListWithoutName: Story = {
  play: async () => {
    await listsTwo('')
    await sees('List name required')
  },
}

export const CreateListBreaksOff: Story = {
  parameters: { scenario: 'import-fails-midway' },
  play: async () => {
    await listsTwo('Bosses')
    await sees('Part of the contacts could not be saved')
  },
}

export const ListFails: Story = {
  parameters: { scenario: 'list-create-fails' },
  play: async () => {
    await listsTwo('Bosses')
    await sees('Failed to create list')
  },
}

export const ListCreated: Story = {
  play: async () => {
    await listsTwo('Bosses')
    await sees('List created')
  },
}
