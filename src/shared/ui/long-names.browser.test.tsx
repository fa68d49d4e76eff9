import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DataTable } from './tables/data-table'
import { system } from './theme/theme'
import { UserText, UserTextInSentence } from './user-text'

afterEach(cleanup)

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'

test('a long word makes neither a fieldset nor a sentence wider than its box', () => {
  render(
    <ChakraProvider value={system}>
      <div data-testid="box" style={{ width: 200 }}>
        <fieldset>
          <UserText text={longWord} />
        </fieldset>
        <p>
          Delete “<UserTextInSentence text={longWord} />
          ”?
        </p>
      </div>
    </ChakraProvider>,
  )
  const box = screen.getByTestId('box')
  expect(box.scrollWidth).toBe(200)
  expect(box.querySelector('fieldset')?.offsetWidth).toBe(200)
})

const rows = ['Ann', 'محمد الفارسي'].map((name) => ({ id: name, name }))
const columns = [
  { id: 'name', header: 'Name', text: ({ name }: { name: string }) => name },
  { id: 'rest', header: 'Rest', text: () => 'Rest' },
]

test('names of either direction begin at the same edge of their column', () => {
  render(
    <ChakraProvider value={system}>
      <DataTable label="People" rows={rows} columns={columns} getRowId={({ id }) => id} />
    </ChakraProvider>,
  )
  const lefts = rows.map(({ name }) => {
    const range = document.createRange()
    range.selectNodeContents(screen.getByRole('cell', { name }))
    return Math.round(range.getBoundingClientRect().left)
  })
  expect(lefts[1]).toBe(lefts[0])
})
