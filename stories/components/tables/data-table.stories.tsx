import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@chakra-ui/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useSelection } from '@/shared/lib/state/use-selection'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { ViewButton } from '@/shared/ui/tables/view-button'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { DataTable } from '@/shared/ui/tables/data-table'

export default {
  title: 'Components/Tables/Data table',
  component: DataTable,
  subcomponents: { ViewButton },
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta

type Person = { id: string; name: string; company: string; email: string }

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Person ${index + 1}`,
    company: index % 7 === 0 ? 'A company whose name goes on and on and on' : 'Acme',
    email: `person.${index + 1}@example.com`,
  }))

const columns: TableColumn<Person>[] = [
  { id: 'name', header: 'Name', isMain: true, text: ({ name }) => name },
  { id: 'company', header: 'Company', text: ({ company }) => company },
  { id: 'email', header: 'Email', text: ({ email }) => email },
]
const peopleTable = { name: 'people', columns }
const getRowId = ({ id }: Person) => id
const getLabel = ({ name }: Person) => `Select ${name}`

function Example({ rows }: { rows: Person[] }) {
  const selection = useSelection()
  return (
    <DataTable
      label="People"
      rows={rows}
      columns={columns}
      getRowId={getRowId}
      selection={selection}
      getSelectLabel={getLabel}
    />
  )
}

const few = people(6)
const many = people(5000)

export const Short: StoryObj = {
  render: () => <Example rows={few} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Person 2' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  },
}

export const FiveThousandRows: StoryObj = {
  render: () => <Example rows={many} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(canvas.getByRole('table', { name: 'People' })).toHaveAttribute(
      'aria-rowcount',
      '5001',
    )
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

function ArrangedExample() {
  const layout = useTableLayout('1', peopleTable)
  return (
    <Stack align="flex-end" gap="3">
      <ViewButton layout={layout} />
      <Stack alignSelf="stretch">
        <DataTable
          label="People"
          rows={few}
          columns={columns}
          layout={layout}
          getRowId={getRowId}
        />
      </Stack>
    </Stack>
  )
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

export const ViewMenu: StoryObj = {
  render: () => <ArrangedExample />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    const menu = within(await screen.findByRole('dialog', { name: 'View' }))
    await expect(menu.getByRole('checkbox', { name: /^Name/ })).toBeDisabled()
    await userEvent.click(menu.getByRole('checkbox', { name: 'Company' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(headings()).toEqual(['Name', 'Email'])
  },
}
