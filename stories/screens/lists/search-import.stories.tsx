import { worker } from '../../../mocks/entry/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { screen, userEvent, within } from 'storybook/test'
import { press, expectText, selectLeads } from '../../support/user-actions'

export default {
  title: 'Screens/Lists/Search import',
  parameters: { path: '/lists?import=search', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

async function search() {
  await screen.findByText(/\d credits$/)
  await userEvent.click(screen.getByRole('combobox', { name: 'Industry' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Retail' }))
  await userEvent.keyboard('{Escape}')
  await press('Search (1)')
}

async function findLeads() {
  await search()
  await screen.findByText(/leads found$/)
}

async function saveTwoAsList(name: string) {
  await findLeads()
  await selectLeads(2)
  await press('Save as list (2)')
  const dialog = within(await screen.findByRole('dialog', { name: 'Name your list' }))
  if (name) await userEvent.type(dialog.getByRole('textbox', { name: /List name/ }), name)
  return () => userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}

export const BeforeSearch: Story = { play: () => expectText('Search (0)') }

export const Loading: Story = {
  parameters: { hold: ['searchLeads'] },
  play: async () => {
    await search()
    await expectText('Looking for leads...')
  },
}

export const NothingFound: Story = {
  beforeEach() {
    worker.use(http.post('*/api/leads/search', () => HttpResponse.json({ leads: [], total: 0 })))
  },
  play: async () => {
    await search()
    await expectText('No leads match these filters')
  },
}

export const SearchFails: Story = {
  parameters: {
    fail: { searchLeads: 500 },
    message: { title: 'Search failed', description: 'Failed to search leads' },
  },
  play: () => search(),
}

export const Found: Story = { play: findLeads }

export const NothingSelected: Story = {
  parameters: {
    message: { title: 'No leads selected', description: 'Select the leads for the list.' },
  },
  play: async () => {
    await findLeads()
    await press('Save as list (0)')
  },
}

export const Naming: Story = {
  parameters: { dialog: 'Name your list' },
  play: async () => void (await saveTwoAsList('Bosses')),
}

export const NameMissing: Story = {
  parameters: {
    message: { title: 'List name required', description: 'Please enter a name for your list.' },
  },
  play: async () => {
    const save = await saveTwoAsList('')
    await save()
  },
}

export const ListFails: Story = {
  parameters: {
    fail: { createList: 500 },
    message: { title: 'Creation failed', description: 'Failed to create list' },
  },
  play: async () => {
    const save = await saveTwoAsList('Bosses')
    await save()
  },
}

export const Saved: Story = {
  parameters: {
    message: { title: 'List created successfully!', description: '“Bosses” holds 2 contacts.' },
  },
  play: async () => {
    const save = await saveTwoAsList('Bosses')
    await save()
  },
}
