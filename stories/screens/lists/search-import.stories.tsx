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

export const Searching: Story = {
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
  parameters: { fail: { searchLeads: 500 } },
  play: async () => {
    await search()
    await expectText('Failed to search leads')
  },
}

export const Found: Story = { play: findLeads }

export const NothingSelected: Story = {
  play: async () => {
    await findLeads()
    await press('Save as list (0)')
    await expectText('No leads selected')
  },
}

export const Naming: Story = { play: async () => void (await saveTwoAsList('Bosses')) }

export const NameMissing: Story = {
  play: async () => {
    const save = await saveTwoAsList('')
    await save()
    await expectText('List name required')
  },
}

export const ListFails: Story = {
  parameters: { fail: { createList: 500 } },
  play: async () => {
    const save = await saveTwoAsList('Bosses')
    await save()
    await expectText('Failed to create list')
  },
}

export const Saved: Story = {
  play: async () => {
    const save = await saveTwoAsList('Bosses')
    await save()
    await expectText('List created successfully!')
  },
}
