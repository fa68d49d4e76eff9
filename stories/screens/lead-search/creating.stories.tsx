import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { ceos, findLeads } from '../../support/lead-search'
import {
  press,
  pressInDialog,
  expectText,
  selectLeads,
  typeInDialog,
} from '../../support/user-actions'

export default {
  title: 'Screens/Lead Search/Creating',
  parameters: { path: ceos, layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

async function fillInContact() {
  await press('Create Contact')
  await typeInDialog(/First name/, 'Ada')
  await typeInDialog(/Last name/, 'Lovelace')
  await typeInDialog(/Email/, 'ada@example.com')
  await pressInDialog('Create Contact')
}

async function createListOfTwo(name: string) {
  await findLeads()
  await selectLeads(2)
  await press('Create List (2)')
  if (name) await typeInDialog(/List name/, name)
  await pressInDialog('Create List')
}

export const CreateContact: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await press('Create Contact')
    await expectText('Not saved with the contact yet')
  },
}

export const ContactIncomplete: Story = {
  parameters: {
    path: '/search',
    message: {
      title: 'Missing required fields',
      description: 'Please fill in first name, last name, and email.',
    },
  },
  play: async () => {
    await press('Create Contact')
    await typeInDialog(/First name/, 'Ada')
    await pressInDialog('Create Contact')
  },
}

export const ContactFails: Story = {
  parameters: {
    path: '/search',
    fail: { createLeads: 500 },
    message: { title: 'Error creating contact', description: 'Something broke on the server' },
  },
  play: () => fillInContact(),
}

export const ContactFailsWithoutReason: Story = {
  parameters: {
    path: '/search',
    fail: { createLeads: 'empty' },
    message: { title: 'Error creating contact', description: 'Failed to create contact' },
  },
  play: () => fillInContact(),
}

export const ContactCreated: Story = {
  parameters: {
    path: '/search',
    message: { title: 'Contact created!', description: 'Ada Lovelace has been created.' },
  },
  play: () => fillInContact(),
}

export const CreateList: Story = {
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await press('Create List (2)')
    await expectText('2 contacts will be saved into a new list.')
  },
}

export const ListWithoutName: Story = {
  parameters: {
    message: { title: 'List name required', description: 'Please enter a name for your list.' },
  },
  play: () => createListOfTwo(''),
}

export const CreateListFailsHalfWay: Story = {
  tags: ['long'],
  parameters: { scenario: 'import-fails-midway' },
  play: async () => {
    await createListOfTwo('Bosses')
    await expectText('Part of the contacts could not be saved')
  },
}

export const ListFails: Story = {
  tags: ['long'],
  parameters: {
    fail: { createList: 500 },
    message: { title: 'Creation failed', description: 'Failed to create list' },
  },
  play: () => createListOfTwo('Bosses'),
}

export const ListCreated: Story = {
  tags: ['long'],
  parameters: { message: { title: 'List created', description: '“Bosses” holds 2 contacts.' } },
  play: () => createListOfTwo('Bosses'),
}

async function addTo(list: string) {
  await press('Create List (2)')
  await userEvent.click(await screen.findByRole('radio', { name: 'Existing list' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'List' }))
  await userEvent.click(await screen.findByRole('option', { name: list }))
  await pressInDialog('Add')
}

export const AddToList: Story = {
  tags: ['long'],
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await press('Create List (2)')
    await userEvent.click(await screen.findByRole('radio', { name: 'Existing list' }))
    await expectText('2 contacts will be added to a list that exists.')
  },
}

export const AddedToList: Story = {
  tags: ['long'],
  parameters: {
    message: { title: 'Leads added', description: '2 leads were added to “Pilot customers”.' },
  },
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await addTo('Pilot customers (12 contacts)')
  },
}

export const InTheListBefore: Story = {
  tags: ['long'],
  parameters: {
    message: { title: 'No leads added', description: '2 were in “Pilot customers” before.' },
  },
  play: async (context) => {
    await AddedToList.play?.(context)
    await addTo('Pilot customers (14 contacts)')
  },
}

export const AddingFails: Story = {
  tags: ['long'],
  parameters: {
    fail: { addLeadsToList: 500 },
    message: { title: 'Adding failed', description: 'Failed to add the leads to the list' },
  },
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await addTo('Pilot customers (12 contacts)')
  },
}
