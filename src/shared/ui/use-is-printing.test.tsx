import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { msg } from '@/shared/i18n/translate'
import { useSelection } from '@/shared/lib/state/use-selection'
import { system } from './theme/theme'
import { CardList } from './tables/card-list'
import { CutNote } from './tables/cut-note'
import { useWindowOfRows } from './use-window-of-rows'
import { DataTable } from './tables/data-table'
import type { TableColumn } from './tables/table-row'

const columns: TableColumn<string>[] = [{ id: 'name', header: 'Name', text: (name) => name }]
const getRowId = (name: string) => name
const allRows = Array.from({ length: 101 }, (_, index) => `Row ${index}`)

const few = allRows.slice(0, 30)

function PlainList({ count = allRows.length }: { count?: number }) {
  const box = useRef<HTMLUListElement>(null)
  const { indexes, isCut } = useWindowOfRows(count, 44, box)
  return (
    <ul ref={box} aria-label="Plain">
      {indexes.map((index) => (
        <li key={index}>{index}</li>
      ))}
      {isCut && <CutNote count={count} />}
    </ul>
  )
}

function Everything() {
  const selection = useSelection()
  const shared = { rows: allRows, getRowId, selection, getSelectLabel: getRowId }
  return (
    <ChakraProvider value={system}>
      <DataTable label="Table" columns={columns} {...shared} />
      <CardList
        label="Cards"
        cards={{ unsorted: msg('As found'), lines: [{ columns: ['name'] }] }}
        columns={columns}
        {...shared}
        rows={few}
      />
      <PlainList />
    </ChakraProvider>
  )
}

/** Returns the numbers of rows before React has another turn: Firefox copies the page then. */
const fire = (event: 'beforeprint' | 'afterprint') => {
  let shown: number[] = []
  act(() => {
    dispatchEvent(new Event(event))
    shown = counts()
  })
  return shown
}

const countOf = (name: string, rows: string) =>
  screen.getByLabelText(name, { selector: 'table, ul' }).querySelectorAll(rows).length
const counts = () => [countOf('Table', 'tbody tr'), countOf('Cards', 'li'), countOf('Plain', 'li')]

test('tables, cards and lists have all rows on paper only', () => {
  render(<Everything />)
  const onScreen = counts()
  expect(Math.max(...onScreen)).toBeLessThan(60)
  onTestFinished(() => void dispatchEvent(new Event('afterprint')))
  expect(fire('beforeprint')).toEqual([101, 30, 101])
  fire('afterprint')
  expect(counts()).toEqual(onScreen)
})

test('paper has the first thousand rows of a very long list, and says so', () => {
  render(
    <ChakraProvider value={system}>
      <PlainList count={1001} />
    </ChakraProvider>,
  )
  onTestFinished(() => void dispatchEvent(new Event('afterprint')))
  act(() => {
    dispatchEvent(new Event('beforeprint'))
  })
  expect(countOf('Plain', 'li')).toBe(1000)
  expect(
    screen.getByText('The first 1,000 of 1,001 rows. Export CSV saves all of them.'),
  ).toBeVisible()
})
