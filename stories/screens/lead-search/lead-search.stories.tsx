import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, spyOn, userEvent } from 'storybook/test'
import { ceos, finds, pathOf, searches } from '../../support/lead-search'
import { presses, sees, selectsLeads, typesInDialog } from '../../support/person'

export default {
  title: 'Screens/Lead Search',
  parameters: { path: ceos, layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

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
    await selectsLeads(3)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in these results' }), 'retail')
    await sees(/selected leads? (is|are) hidden by the text box/)
  },
}

export const Deleted: Story = {
  play: async () => {
    await finds()
    await selectsLeads(2)
    await presses('Delete (2)')
    await sees('Leads deleted')
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
    await selectsLeads(2)
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
    await typesInDialog(/Name for these filters/, 'Bosses')
    await presses('Save these filters')
    await screen.findByRole('button', { name: 'Load Bosses' })
  },
}
