import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { system } from './theme/theme'
import { Tooltip } from './tooltip'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function enter(name: string) {
  const button = screen.getByRole('button', { name })
  fireEvent.pointerMove(button, { pointerType: 'mouse' })
  return button
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ChakraProvider value={system}>
      <Tooltip content="Opens the list">
        <button type="button">View</button>
      </Tooltip>
      <Tooltip content="Removes the list">
        <button type="button">Delete</button>
      </Tooltip>
    </ChakraProvider>,
  )
})

afterEach(async () => {
  for (const button of screen.getAllByRole('button')) fireEvent.pointerLeave(button)
  await pass(1000)
  vi.useRealTimers()
})

test('opens after 700 ms', async () => {
  enter('View')
  await pass(690)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await pass(20)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Opens the list')
})

test('the next one opens at once within 300 ms, and no longer after that', async () => {
  fireEvent.pointerLeave(enter('View'))
  await pass(800)
  const view = enter('View')
  await pass(710)
  fireEvent.pointerLeave(view)
  await pass(250)
  const remove = enter('Delete')
  await pass(20)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Removes the list')

  fireEvent.pointerLeave(remove)
  await pass(350)
  enter('View')
  await pass(650)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await pass(60)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Opens the list')
})

test('does not skip the delay after a pointer that left before the tooltip opened', async () => {
  const view = enter('View')
  await pass(300)
  fireEvent.pointerLeave(view)
  enter('Delete')
  await pass(600)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})
