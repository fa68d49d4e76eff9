import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { SearchError, SearchProgress } from '@/entities/lead/ui/search-status'
import { NetworkError } from '@/shared/api/api-error'

const meta = {
  title: 'Components/Leads/Search status',
  component: SearchProgress,
  subcomponents: { SearchError, ResultsCounts },
  tags: ['autodocs'],
  args: { onCancel: fn() },
} satisfies Meta<typeof SearchProgress>
export default meta

type Story = StoryObj<typeof meta>

export const Pending: Story = {}

export const Failed: Story = {
  render: () => <SearchError error={new NetworkError('Failed to fetch')} onRetry={fn()} />,
}

export const Counts: Story = {
  render: () => (
    <ResultsCounts
      found={312}
      loaded={25}
      shown={25}
      searchedLimit={25}
      limitFor={(found) => found}
      onLimitChange={() => {}}
    />
  ),
}
