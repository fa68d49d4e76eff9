import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { clampInteger } from '@/shared/lib/values/clamp-integer'
import { NumberField } from './number-field'
import { system } from '../theme/theme'

const range = { min: 1, max: 1000, fallback: 25 }

test.each([
  ['', 25],
  ['  ', 25],
  ['abc', 25],
  ['0', 1],
  ['-5', 1],
  ['1e3', 1000],
  ['12.7', 12],
  ['5000', 1000],
  ['Infinity', 1000],
  ['250', 250],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1\u202F000', 1000],
  ["1'000", 1000],
  ['1.000,00', 1000],
  ['12,5', 12],
  ['１００', 100],
  ['٢٥٠', 250],
  ['١٬٠٠٠', 1000],
  ['५०', 50],
  ['1.0.0', 25],
  ['25 leads', 25],
])('%j becomes %i', (typed, expected) => {
  expect(clampInteger(typed, range)).toBe(expected)
})

function Example() {
  const [value, setValue] = useState(50)
  return (
    <ChakraProvider value={system}>
      <NumberField label="Result limit" {...range} value={value} onChange={setValue} />
      <output>{`The limit is ${value}`}</output>
    </ChakraProvider>
  )
}

async function typed(text: string) {
  const user = userEvent.setup()
  render(<Example />)
  const field = screen.getByRole('spinbutton', { name: 'Result limit' })
  await user.clear(field)
  if (text) await user.type(field, text)
  return { user, field }
}

test('typed text is unchanged until it is committed', async () => {
  const { user, field } = await typed('5000')
  expect(field).toHaveValue('5000')
  expect(screen.getByText('The limit is 50')).toBeVisible()
  await user.tab()
  expect(field).toHaveValue('1000')
  expect(screen.getByText('The limit is 1000')).toBeVisible()
})

test('exposes the typed value to screen readers, then the committed one', async () => {
  const { user, field } = await typed('5000')
  expect(field).toHaveAttribute('aria-valuenow', '5000')
  expect(field).toHaveAttribute('aria-valuetext', '5000')
  await user.type(field, 'x')
  expect(field).not.toHaveAttribute('aria-valuenow')
  expect(field).toHaveAttribute('aria-valuetext', '5000x')
  await user.tab()
  expect(field).toHaveAttribute('aria-valuenow', '25')
  expect(field).not.toHaveAttribute('aria-valuetext')
})

test('Enter commits', async () => {
  const { user, field } = await typed('0')
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('1')
  expect(screen.getByText('The limit is 1')).toBeVisible()
})

test.each(['', 'abc'])('%j becomes the fallback, which is said at once', async (text) => {
  const { user, field } = await typed(text)
  expect(screen.getByText('Not a number: 25 is used.')).toBeVisible()
  await user.tab()
  expect(screen.getByText('Not a number: 25 is used.')).toBeVisible()
  expect(field).toHaveValue('25')
  expect(screen.getByText('The limit is 25')).toBeVisible()
})

test('arrow keys step the value, within the range', async () => {
  const { user, field } = await typed('999')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(field).toHaveValue('999')
  expect(screen.getByText('The limit is 999')).toBeVisible()
})
