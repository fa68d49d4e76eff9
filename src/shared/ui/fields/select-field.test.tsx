import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SelectField } from './select-field'
import { system } from '../theme/theme'

const options = ['Consulting', 'Education', 'Healthcare', 'Media', 'Retail', 'Real estate'].map(
  (label) => ({ value: label.toLowerCase(), label, disabled: label === 'Media' }),
)

function Example() {
  const [value, setValue] = useState<string>()
  return (
    <ChakraProvider value={system}>
      <SelectField label="Industry" options={options} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </ChakraProvider>
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open() {
  render(<Example />)
  fireEvent.click(screen.getByRole('combobox', { name: 'Industry' }))
  await pass(50)
}

const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent

test('calls back with the chosen value', async () => {
  await open()
  const option = screen.getByRole('option', { name: 'Retail' })
  fireEvent.pointerMove(option, { pointerType: 'mouse' })
  fireEvent.click(option)
  await pass(50)
  expect(screen.getByText('retail')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveTextContent('Retail')
})

test('treats keys within a second as one type-ahead query', async () => {
  await open()
  const list = screen.getByRole('listbox')
  fireEvent.keyDown(list, { key: 'r' })
  await pass(10)
  expect(highlighted()).toBe('Retail')
  await pass(900)
  fireEvent.keyDown(list, { key: 'e' })
  await pass(900)
  fireEvent.keyDown(list, { key: 'a' })
  await pass(10)
  expect(highlighted()).toBe('Real estate')
  await pass(1000)
  fireEvent.keyDown(list, { key: 'e' })
  await pass(10)
  expect(highlighted()).toBe('Education')
})

test('scrolls every 50 ms while the pointer is on a scroll button', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  await open()
  const list = screen.getByRole('listbox')
  const scrollBy = vi.fn<() => void>()
  list.scrollBy = scrollBy
  const down = list.querySelector('[data-scroll-button=down]')
  const up = list.querySelector('[data-scroll-button=up]')
  expect(up).toHaveAttribute('hidden')
  expect(down).not.toHaveAttribute('hidden')
  if (!down) throw new Error('There is no button to scroll down')

  fireEvent.pointerEnter(down)
  await pass(49)
  expect(scrollBy).not.toHaveBeenCalled()
  await pass(101)
  expect(scrollBy).toHaveBeenCalledTimes(3)
  fireEvent.pointerLeave(down)
  await pass(500)
  expect(scrollBy).toHaveBeenCalledTimes(3)

  list.scrollTop = 800
  fireEvent.scroll(list)
  expect(down).toHaveAttribute('hidden')
  expect(up).not.toHaveAttribute('hidden')
})
