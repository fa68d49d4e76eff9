import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { activeLanguage, ENGLISH } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import { useSelected, useSelection } from '@/shared/lib/state/use-selection'
import { system } from '../theme/theme'
import type { TableColumn } from './table-row'
import { DataTable } from './data-table'

type Person = { id: string; name: string }

const columns: TableColumn<Person>[] = [{ id: 'name', header: 'Name', text: ({ name }) => name }]
const getRowId = ({ id }: Person) => id
const getLabel = ({ name }: Person) => `Select ${name}`

type ExampleProps = { count: number; onOpen?: (row: Person) => void }

function Example({ count, onOpen }: ExampleProps) {
  const selection = useSelection()
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `Person ${index + 1}`,
  }))
  return (
    <ChakraProvider value={system}>
      <DataTable
        label="People"
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        selection={selection}
        getSelectLabel={getLabel}
        {...(onOpen && { onOpenRow: onOpen })}
      />
      <output>{[...useSelected(selection)].join(' ')}</output>
    </ChakraProvider>
  )
}

const selectAll = () => screen.getByRole('checkbox', { name: 'Select all' })

test('exposes the number of all rows, although few are rendered', () => {
  render(<Example count={5000} />)
  expect(screen.getByRole('table', { name: 'People' })).toHaveAttribute('aria-rowcount', '5001')
  const rows = screen.getAllByRole('row')
  expect(rows.length).toBeLessThan(60)
  expect(rows[1]).toHaveAttribute('aria-rowindex', '2')
  expect(within(screen.getAllByRole('row')[1] ?? document.body).getByText('Person 1')).toBeVisible()
})

test('renders all rows of a short table', () => {
  render(<Example count={100} />)
  expect(screen.getAllByRole('row')).toHaveLength(101)
})

test('a click beside the controls of a row opens it, a click on its checkbox does not', async () => {
  const user = userEvent.setup()
  const onOpen = vi.fn<(row: Person) => void>()
  render(<Example count={3} onOpen={onOpen} />)
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(screen.getByText('Person 2'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ id: 'p1', name: 'Person 2' })
})

test('selects one, some, all and none', async () => {
  const user = userEvent.setup()
  render(<Example count={3} />)
  expect(selectAll()).not.toBePartiallyChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^p1$/)
  expect(selectAll()).toBePartiallyChecked()
  await user.click(selectAll())
  expect(selectAll()).toBeChecked()
  expect(selectAll()).not.toBePartiallyChecked()
  expect(screen.getByRole('status')).toHaveTextContent('p1 p0 p2')
  await user.click(selectAll())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(selectAll()).not.toBeChecked()
})

const translated: TableColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: () => translate('Delete') },
]

test('cells are shown in another language at once', () => {
  onTestFinished(() => activeLanguage.set(ENGLISH))
  render(
    <ChakraProvider value={system}>
      <DataTable
        label="People"
        rows={[{ id: 'p1', name: '' }]}
        columns={translated}
        getRowId={getRowId}
      />
    </ChakraProvider>,
  )
  const cell = screen.getByRole('cell', { name: 'Delete' })
  act(() => activeLanguage.set({ ...ENGLISH, locale: 'de', catalogue: { Delete: 'Löschen' } }))
  expect(cell).toHaveTextContent(/^Löschen$/)
})
