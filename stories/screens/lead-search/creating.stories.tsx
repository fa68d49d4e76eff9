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
  parameters: { path: '/search' },
  play: async () => {
    await press('Create Contact')
    await typeInDialog(/First name/, 'Ada')
    await pressInDialog('Create Contact')
    await expectText('Missing required fields')
  },
}

export const ContactFails: Story = {
  parameters: { path: '/search', fail: { createLeads: 500 } },
  play: async () => {
    await fillInContact()
    await expectText('Error creating contact')
  },
}

export const ContactFailsWithoutReason: Story = {
  parameters: { path: '/search', fail: { createLeads: 'empty' } },
  play: async () => {
    await fillInContact()
    await expectText('Failed to create contact')
  },
}

export const ContactCreated: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await fillInContact()
    await expectText('Contact created!')
  },
}

export const CreateList: Story = {
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await press('Create List (2)')
    await expectText('2 leads will be saved into a new list.')
  },
}

export const ListWithoutName: Story = {
  play: async () => {
    await createListOfTwo('')
    await expectText('List name required')
  },
}

export const CreateListFailsHalfWay: Story = {
  parameters: { scenario: 'import-fails-midway' },
  play: async () => {
    await createListOfTwo('Bosses')
    await expectText('Part of the contacts could not be saved')
  },
}

export const ListFails: Story = {
  parameters: { fail: { createList: 500 } },
  play: async () => {
    await createListOfTwo('Bosses')
    await expectText('Failed to create list')
  },
}

export const ListCreated: Story = {
  play: async () => {
    await createListOfTwo('Bosses')
    await expectText('List created')
  },
}

async function addTo(list: string) {
  await press('Create List (2)')
  await userEvent.click(await screen.findByRole('radio', { name: 'Existing list' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'List' }))
  await userEvent.click(await screen.findByRole('option', { name: list }))
  await pressInDialog('Add')
}

export const AddToList: Story = {
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await press('Create List (2)')
    await userEvent.click(await screen.findByRole('radio', { name: 'Existing list' }))
    await expectText('2 leads will be added to a list that exists.')
  },
}

export const AddedToList: Story = {
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await addTo('Pilot customers (12 contacts)')
    await expectText('Leads added')
  },
}

export const InTheListBefore: Story = {
  play: async (context) => {
    await AddedToList.play?.(context)
    await addTo('Pilot customers (14 contacts)')
    await expectText('No leads added')
  },
}

export const AddingFails: Story = {
  parameters: { fail: { addLeadsToList: 500 } },
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await addTo('Pilot customers (12 contacts)')
    await expectText('Adding failed')
  },
}
