import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { ceos, findLeads, pathOf, search } from '../../support/lead-search'
import { press, expectText, selectLeads, typeInDialog } from '../../support/user-actions'

export default {
  title: 'Screens/Lead Search',
  parameters: { path: ceos, layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const BeforeSearch: Story = {
  parameters: { path: '/search' },
  play: () => expectText('No Results Yet'),
}

export const FiltersFromUrl: Story = {
  parameters: {
    path: pathOf('jobTitles=["CEO","CTO"]&locations=["New York City, NY"]&companySizes=["1,10"]'),
  },
  play: () => expectText('1–10 employees'),
}

export const LocationSuggestions: Story = {
  parameters: { path: '/search' },
  play: async () => {
    await expectText('No Results Yet')
    await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'sf')
    await screen.findByRole('option', { name: 'San Francisco, CA' })
  },
}

export const Loading: Story = {
  parameters: { hold: ['searchLeads'] },
  play: async () => {
    await search()
    await expectText('Looking for leads...')
  },
}

export const Results: Story = {
  parameters: { message: { title: 'Search completed', description: 'Found 395 leads' } },
  play: findLeads,
}

/** Not run as a test: the end-to-end tests cover phones. */
export const Phone: Story = {
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
  play: findLeads,
}

async function openLead() {
  await findLeads()
  const [, first] = await screen.findAllByRole('row')
  if (first) await userEvent.click(within(first).getByRole('button'))
}

export const DetailsOfALead: Story = {
  play: async () => {
    await openLead()
    await expectText('Campaigns that write to this person')
  },
}

export const DetailsNotKnown: Story = {
  parameters: { fail: { getCampaigns: 500 } },
  play: async () => {
    await openLead()
    await expectText('Not known: the campaigns could not be read.')
  },
}

export const FurtherColumn: Story = {
  parameters: { dialog: 'View' },
  play: async () => {
    await findLeads()
    await press('View')
    const menu = within(await screen.findByRole('dialog', { name: 'View' }))
    await userEvent.click(menu.getByRole('checkbox', { name: 'Company Size' }))
    await expect(screen.getByRole('columnheader', { name: 'Company Size' })).toBeVisible()
  },
}

export const ThousandResults: Story = {
  parameters: { path: pathOf('seniorityLevels=["c_suite"]', 1000) },
  play: findLeads,
}

export const NothingFound: Story = {
  parameters: { path: pathOf('jobTitles=["Lion tamer"]') },
  play: async () => {
    await search()
    await expectText(/^No leads match these filters/)
  },
}

export const NoCredits: Story = {
  name: 'No credits left (out of credits)',
  parameters: {
    scenario: 'no-credits',
    message: { title: 'Insufficient credits', description: 'Need 2.5 credits' },
  },
  play: () => search(),
}

export const NoFilter: Story = {
  parameters: {
    path: '/search',
    message: {
      title: 'Add search criteria',
      description: 'Please add at least one filter to search',
    },
  },
  play: () => press('Search (0)'),
}

export const SearchFails: Story = {
  parameters: {
    fail: { searchLeads: 500 },
    message: { title: 'Search failed', description: 'Something went wrong. Please try again.' },
  },
  play: async () => {
    await search()
    await expectText('The leads could not be loaded')
  },
}

export const BalanceFails: Story = {
  parameters: {
    path: '/search',
    fail: { getCreditBalance: 500 },
    message: {
      title: 'Failed to load the credit balance',
      description: 'Something broke on the server',
    },
  },
  play: () => expectText('Credits unknown'),
}

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async () => {
    await press('Search (1)')
    await expectText('The server could not be reached. Check your connection and try again.')
  },
}

export const ServerDown: Story = {
  parameters: { scenario: 'server-down' },
  play: async () => {
    await expectText('Credits unknown')
    await press('Search (1)')
    await expectText('The leads could not be loaded')
  },
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: async () => {
    await expectText('Credits unknown')
    await press('Search (1)')
    await expectText('Name unknown')
  },
}

export const NothingToDelete: Story = {
  parameters: { message: { title: 'No leads selected', description: 'Select the leads first.' } },
  play: async () => {
    await findLeads()
    await press('Delete (0)')
  },
}

export const Filtered: Story = {
  play: async () => {
    await findLeads()
    await selectLeads(3)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in these results' }), 'retail')
    await expectText(/selected leads? (is|are) not shown/)
  },
}

export const NotInMyLists: Story = {
  parameters: { path: pathOf('jobTitles=["CEO"]', 100) },
  play: async () => {
    await findLeads()
    const toggle = await screen.findByRole('button', { name: /^Not in my lists \(\d+\)$/ })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expectText(/^Showing \d+ of 100$/)
  },
}

export const ListsNotKnown: Story = {
  parameters: { fail: { getLists: 500 } },
  play: async () => {
    await findLeads()
    await expect(await screen.findByRole('button', { name: 'Not in my lists' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Deleted: Story = {
  parameters: {
    message: { title: 'Leads deleted', description: '2 leads were removed from this page.' },
  },
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await press('Delete (2)')
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const NothingToExport: Story = {
  parameters: {
    path: '/search',
    message: { title: 'No data to export', description: 'Search for leads first.' },
  },
  play: () => press('Export CSV'),
}

export const Exported: Story = {
  parameters: {
    message: {
      title: 'Export successful',
      description: 'All 25 leads on this page are in leads-export.csv.',
    },
  },
  play: async () => {
    await findLeads()
    await press('Export CSV')
  },
}

export const ImportStub: Story = {
  parameters: {
    path: '/search',
    message: { title: 'CSV import functionality will be implemented soon' },
  },
  play: () => press('Import CSV'),
}

export const NothingToCopy: Story = {
  parameters: {
    path: pathOf('jobTitles=["Lion tamer"]'),
    message: { title: 'No emails to copy', description: 'Reveal the emails of some leads first.' },
  },
  play: async () => {
    await search()
    await expectText(/^No leads match these filters/)
    await press('Copy emails')
  },
}

export const EmailsCopied: Story = {
  parameters: { message: { title: 'Copied to clipboard', description: '2 emails were copied.' } },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async () => {
    await findLeads()
    await screen.findAllByRole('img', { name: /^From your list / })
    await selectLeads(2)
    await press('Copy emails')
  },
}

export const SavedSearches: Story = {
  parameters: { dialog: 'Saved searches' },
  play: async () => {
    await findLeads()
    await press('Saved searches')
    await typeInDialog(/Name for these filters/, 'Bosses')
    await press('Save these filters')
    await screen.findByRole('button', { name: 'Load Bosses' })
  },
}
