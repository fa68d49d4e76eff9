import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
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
    await finds()
    await selects(2)
    await presses('Create List (2)')
    await types(/List name/, 'Bosses')
    await presses('Create List')
    await sees('Part of the contacts could not be saved')
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
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Contact' }),
    )
    await sees('Missing required fields')
  },
}

export const ContactFails: Story = {
  parameters: { path: '/search', scenario: 'contact-fails' },
  play: async () => {
    await presses('Create Contact')
    await types(/First name/, 'Ada')
    await types(/Last name/, 'Lovelace')
    await types(/Email/, 'ada@example.com')
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Contact' }),
    )
    await sees('Error creating contact')
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

export const ImportFromSearch: Story = {
  parameters: { path: '/lists?import=search' },
  play: async () => {
    await screen.findByText(/\d credits$/)
    await userEvent.click(screen.getByRole('combobox', { name: 'Industry' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Retail' }))
    await userEvent.keyboard('{Escape}')
    await presses('Search (1)')
    await screen.findByText(/leads found$/)
    await selects(2)
    await presses('Save as list (2)')
    await sees('Name your list')
  },
}
