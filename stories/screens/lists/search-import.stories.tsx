import { worker } from '../../../mocks/entry/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { screen, userEvent, within } from 'storybook/test'
import { presses, sees, selectsLeads } from '../../support/person'

export default {
  title: 'Screens/Lists/Search import',
  parameters: { path: '/lists?import=search', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

async function searches() {
  await screen.findByText(/\d credits$/)
  await userEvent.click(screen.getByRole('combobox', { name: 'Industry' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Retail' }))
  await userEvent.keyboard('{Escape}')
  await presses('Search (1)')
}

async function finds() {
  await searches()
  await screen.findByText(/leads found$/)
}

async function savesTwo(name: string) {
  await finds()
  await selectsLeads(2)
  await presses('Save as list (2)')
  const dialog = within(await screen.findByRole('dialog', { name: 'Name your list' }))
  if (name) await userEvent.type(dialog.getByRole('textbox', { name: /List name/ }), name)
  return () => userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}

export const BeforeSearch: Story = { play: () => sees('Search (0)') }

export const Searching: Story = {
  beforeEach() {
    worker.use(http.post('*/api/leads/search', () => delay('infinite')))
  },
  play: async () => {
    await searches()
    await sees('Looking for leads...')
  },
}

export const NothingFound: Story = {
  beforeEach() {
    worker.use(http.post('*/api/leads/search', () => HttpResponse.json({ leads: [], total: 0 })))
  },
  play: async () => {
    await searches()
    await sees('No leads match these filters')
  },
}

export const SearchFails: Story = {
  parameters: { scenario: 'search-fails' },
  play: async () => {
    await searches()
    await sees('Failed to search leads')
  },
}

export const Found: Story = { play: finds }

export const NothingSelected: Story = {
  play: async () => {
    await finds()
    await presses('Save as list (0)')
    await sees('No leads selected')
  },
}

export const Naming: Story = { play: async () => void (await savesTwo('Bosses')) }

export const NameMissing: Story = {
  play: async () => {
    const save = await savesTwo('')
    await save()
    await sees('List name required')
  },
}

export const ListFails: Story = {
  parameters: { scenario: 'list-create-fails' },
  play: async () => {
    const save = await savesTwo('Bosses')
    await save()
    await sees('Failed to create list')
  },
}

export const Saved: Story = {
  play: async () => {
    const save = await savesTwo('Bosses')
    await save()
    await sees('List created successfully!')
  },
}
