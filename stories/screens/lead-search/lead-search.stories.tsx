import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { worker } from '../../../mocks/browser'
import { presses, sees } from '../../support/person'

const pathOf = (filters: string, limit = 25) => `/search?${filters}&limit=${limit}`
const ceos = pathOf('jobTitles=["CEO"]')

export default {
  title: 'Screens/Lead Search',
  parameters: { path: ceos, layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

async function searches() {
  await screen.findByText(/\d credits$/)
  await presses('Search (1)')
}

async function finds() {
  await searches()
  await screen.findByText(/leads? found$/)
}

async function selects(count: number) {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  for (const box of boxes.slice(0, count)) await userEvent.click(box)
}

async function types(label: RegExp, text: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: label }), text)
}

async function pressesInDialog(name: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name }))
}

async function listsTwo(name: string) {
  await finds()
  await selects(2)
  await presses('Create List (2)')
  if (name) await types(/List name/, name)
  await pressesInDialog('Create List')
}

async function createsContact() {
  await presses('Create Contact')
  await types(/First name/, 'Ada')
  await types(/Last name/, 'Lovelace')
  await types(/Email/, 'ada@example.com')
  await pressesInDialog('Create Contact')
}

export const BeforeSearch: Story = {
  parameters: { path: '/search' },
  play: () => sees('No Results Yet'),
}

export const FiltersFromTheAddress: Story = {
  parameters: {
    path: pathOf('jobTitles=["CEO","CTO"]&locations=["New York City, NY"]&companySizes=["1,10"]'),
  },
  play: () => sees('1–10 employees'),
}

export const PlacesSuggested: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await sees('No Results Yet')
    await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'sf')
    await screen.findByRole('option', { name: 'San Francisco, CA' })
  },
}

export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Search (1)' }, { timeout: 15_000 }),
    )
    await sees('Looking for leads...')
  },
}

export const Results: Story = { play: finds }

export const ThousandResults: Story = {
  parameters: { path: pathOf('seniorityLevels=["c_suite"]', 1000) },
  play: finds,
}

export const NothingFound: Story = {
  parameters: { path: pathOf('jobTitles=["Lion tamer"]') },
  play: async () => {
    await searches()
    await sees('No leads match these filters')
  },
}

export const NoCredits: Story = {
  parameters: { scenario: 'no-credits' },
  play: async () => {
    await searches()
    await sees('Insufficient credits')
  },
}

export const NoFilter: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await presses('Search (0)')
    await sees('Add search criteria')
  },
}

export const SearchFails: Story = {
  parameters: { scenario: 'search-fails' },
  play: async () => {
    await searches()
    await sees('The leads could not be loaded')
  },
}

export const BalanceFails: Story = {
  parameters: { path: '/search', fail: { getCreditBalance: 500 } },
  play: () => sees('Credits unknown'),
}

export const ServerDown: Story = {
  parameters: { scenario: 'server-down' },
  play: async () => {
    await sees('Credits unknown')
    await presses('Search (1)')
    await sees('The leads could not be loaded')
  },
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: async () => {
    await sees('Credits unknown')
    await presses('Search (1)')
    await sees('Name unknown')
  },
}

export const RevealPartial: Story = {
  parameters: { scenario: 'reveal-partial' },
  play: async () => {
    await finds()
    await selects(3)
    await presses('Reveal Emails (3)')
    await sees('Emails revealed')
  },
}

export const RevealFails: Story = {
  parameters: { scenario: 'reveal-fails' },
  play: async () => {
    await finds()
    await selects(3)
    await presses('Reveal Emails (3)')
    await sees('Email reveal failed')
  },
}

export const Revealing: Story = {
  beforeEach() {
    worker.use(http.post('*/api/leads/reveal', () => delay('infinite')))
  },
  play: async () => {
    await finds()
    await selects(3)
    await presses('Reveal Emails (3)')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reveal Emails (3)', busy: true })).toBeVisible(),
    )
  },
}

export const NothingToReveal: Story = {
  play: async () => {
    await finds()
    await presses('Reveal Emails (0)')
    await sees('No leads selected')
  },
}

export const InvalidSelection: Story = {
  parameters: { scenario: 'malformed' },
  play: async () => {
    await sees('Credits unknown')
    await presses('Search (1)')
    await selects(1)
    await presses('Reveal Emails (1)')
    await sees('Invalid selection')
  },
}

export const AlreadyRevealed: Story = {
  play: async () => {
    await finds()
    await selects(1)
    await presses('Reveal Emails (1)')
    await sees('Emails revealed')
    await selects(1)
    await presses('Reveal Emails (1)')
    await sees('Emails already revealed')
  },
}

export const NothingToDelete: Story = {
  play: async () => {
    await finds()
    await presses('Delete (0)')
    await sees('No leads selected')
  },
}

export const Narrowed: Story = {
  play: async () => {
    await finds()
    await selects(3)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in these results' }), 'retail')
    await sees(/selected leads? (is|are) hidden by the text box/)
  },
}

export const Deleted: Story = {
  play: async () => {
    await finds()
    await selects(2)
    await presses('Delete (2)')
    await sees('Leads deleted')
  },
}

export const CreateList: Story = {
  play: async () => {
    await finds()
    await selects(2)
    await presses('Create List (2)')
    await sees('2 leads will be saved into a new list.')
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

export const ListWithoutName: Story = {
  play: async () => {
    await listsTwo('')
    await sees('List name required')
  },
}

export const ListCreated: Story = {
  play: async () => {
    await listsTwo('Bosses')
    await sees('List created')
  },
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
    await types(/First name/, 'Ada')
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

export const NothingToExport: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await presses('Export CSV')
    await sees('No data to export')
  },
}

export const Exported: Story = {
  play: async () => {
    await finds()
    await presses('Export CSV')
    await sees('Export successful')
  },
}

export const ImportStub: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await presses('Import CSV')
    await sees('CSV import functionality will be implemented soon')
  },
}

export const NothingToCopy: Story = {
  parameters: { path: pathOf('jobTitles=["Lion tamer"]') },
  play: async () => {
    await searches()
    await sees('No leads match these filters')
    await presses('Copy emails')
    await sees('No emails to copy')
  },
}

export const EmailsCopied: Story = {
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async () => {
    await finds()
    await selects(2)
    await presses('Reveal Emails (2)')
    await sees('Emails revealed')
    await presses('Copy emails')
    await sees('Copied to clipboard')
  },
}

export const SavedSearches: Story = {
  play: async () => {
    await finds()
    await presses('Saved and recent')
    await types(/Name for these filters/, 'Bosses')
    await presses('Save these filters')
    await screen.findByRole('button', { name: 'Load Bosses' })
  },
}
