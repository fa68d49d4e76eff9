import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useSelection } from '@/shared/lib/use-selection'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'

export default { title: 'Components/Tables' } satisfies Meta

type Person = { id: string; name: string; company: string; email: string }

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Person ${index + 1}`,
    company: index % 7 === 0 ? 'A company whose name goes on and on and on' : 'Acme',
    email: `person.${index + 1}@example.com`,
  }))

const columns: TableColumn<Person>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  { id: 'company', header: 'Company', text: ({ company }) => company },
  { id: 'email', header: 'Email', text: ({ email }) => email },
]
const getRowId = ({ id }: Person) => id
const getLabel = ({ name }: Person) => `Select ${name}`

function Example({ rows }: { rows: Person[] }) {
  const selection = useSelection()
  return (
    <VirtualTable
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
