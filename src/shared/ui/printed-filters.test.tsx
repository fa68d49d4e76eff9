import { ChakraProvider } from '@chakra-ui/react'
import { act, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type PrintedFilter, PrintedFilters } from './printed-filters'
import { system } from './theme/theme'

const print = (event: 'beforeprint' | 'afterprint') =>
  act(() => {
    dispatchEvent(new Event(event))
  })
afterEach(() => print('afterprint'))

const text = (filters: readonly PrintedFilter[]) =>
  render(
    <ChakraProvider value={system}>
      <PrintedFilters filters={filters} />
    </ChakraProvider>,
  ).container.textContent

it.each<[PrintedFilter[], string]>([
  [[], ''],
  [
    [
      ['Status', undefined],
      ['Sender', false],
      ['Search', ''],
    ],
    '',
  ],
  [
    [
      ['Status', 'Draft'],
      ['Sender', undefined],
      ['Search text', 'spring'],
      ['', 'Hide done'],
    ],
    'Filters: Status: Draft · Search text: spring · Hide done',
  ],
])('%j is printed as “%s”, and not on the screen', (filters, line) => {
  expect(text(filters)).toBe('')
  print('beforeprint')
  expect(text(filters)).toBe(line)
})
