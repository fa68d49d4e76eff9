import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { SearchStatus } from '@/entities/lead/ui/search-status'
import { NetworkError } from '@/shared/api/api-error'

const meta = {
  title: 'Components/Leads/Search status',
  component: SearchStatus,
  subcomponents: { ResultsCounts },
  tags: ['autodocs'],
  args: { isPending: true, error: undefined, onCancel: fn(), onRetry: fn() },
  argTypes: { error: { control: false } },
} satisfies Meta<typeof SearchStatus>
export default meta

type Story = StoryObj<typeof meta>

export const Pending: Story = {}

export const Failed: Story = {
  args: { isPending: false, error: new NetworkError('Failed to fetch') },
}

export const Counts: Story = {
  render: () => <ResultsCounts found={312} loaded={25} shown={25} maxLimit={1000} />,
}
