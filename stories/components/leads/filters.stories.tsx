import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { type LeadFilters, noFilters } from '@/entities/lead/search/lead-filters'
import { FilterBadges } from '@/entities/lead/ui/filter-badges'
import { FilterField, FilterFields } from '@/entities/lead/ui/filter-fields'

const some: LeadFilters = { ...noFilters, jobTitles: ['CEO', 'CTO'], companySizes: ['1,10'] }

const meta = {
  title: 'Components/Leads/Filters',
  component: FilterFields,
  subcomponents: { FilterField, FilterBadges },
  tags: ['autodocs'],
  args: { filters: some, onChange: fn() },
  argTypes: { filters: { control: 'object' }, onChange: { control: false } },
  render: function Example(args) {
    const [filters, setFilters] = useState(args.filters)
    return <FilterFields filters={filters} onChange={setFilters} />
  },
} satisfies Meta<typeof FilterFields>
export default meta

type Story = StoryObj<typeof meta>

export const Fields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Industry' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Retail' }))
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveAttribute(
      'placeholder',
      '1 chosen',
    )
  },
}

export const Badges: Story = {
  render: function Example(args) {
    const [filters, setFilters] = useState(args.filters)
    return <FilterBadges filters={filters} onChange={setFilters} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove CTO' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** One row, and a button for the badges that do not fit. */
export const BadgesInOneRow: Story = {
  args: {
    filters: { ...some, industries: ['computer_software', 'financial_services', 'real_estate'] },
    onChange: fn(),
  },
  render: (args) => (
    <Box width="24rem">
      <FilterBadges {...args} isOneRow onOpen={args.onChange} />
    </Box>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^\+\d more filters$/ }))
    await expect(args.onChange).toHaveBeenCalled()
  },
}
