import { Flex, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import type { KnownLead } from '@/entities/lead/known-people'
import type { LeadOrder } from '@/entities/lead/sort-leads'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { useSelection } from '@/shared/lib/state/use-selection'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'

const titles = ['CEO', 'Head of Sales', 'CTO', 'Founder', 'Marketing manager']

const leads: readonly KnownLead[] = titles.map((title, index) => ({
  key: String(index),
  apolloId: `ap-${index}`,
  name: ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Mary Shelley', ''][index] ?? '',
  title,
  company: 'Acme',
  location: 'Berlin, Germany',
  industry: 'retail',
  companySize: '1,10',
  email: index % 2 === 0 ? `person.${index}@example.com` : undefined,
  inLists: index === 2 ? ['Spring conference'] : undefined,
  addressFrom: index === 2 ? 'Spring conference' : undefined,
}))

export default {
  title: 'Components/Leads/Leads table',
  component: LeadsTable,
  tags: ['autodocs'],
} satisfies Meta

function Table() {
  const selection = useSelection()
  const [order, onOrderChange] = useState<LeadOrder>()
  const layout = useTableLayout('1', leadsTable)
  return (
    <Stack gap="3">
      <Flex justify="flex-end">
        <ViewButton layout={layout} />
      </Flex>
      <LeadsTable {...{ leads, selection, layout, order, onOrderChange }} maxHeight="24rem" />
    </Stack>
  )
}

export const Sorted: StoryObj = {
  render: () => <Table />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name & Title' }))
    await expect(canvas.getByRole('columnheader', { name: 'Name & Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  },
}

/** Cards instead of the table, on a phone. */
export const AsCards: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Table />,
  play: async () => expect(await screen.findAllByRole('listitem')).toHaveLength(leads.length),
}
