import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog'
import { system } from '../theme/theme'

test('stays open when the focus goes elsewhere, and pulls it back', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <ChakraProvider value={system}>
      <button type="button">Open</button>
      <Dialog title="Who is written to" onClose={onClose}>
        <input aria-label="Find" />
      </Dialog>
    </ChakraProvider>,
  )
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus())
  // StrictMode, as in the development server, mounts twice; closing the first returns the focus.
  act(() => screen.getByText('Open').focus())
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus())
  expect(onClose).not.toHaveBeenCalled()
})

test('leaves the focus in a field that a fast user has already chosen', async () => {
  render(
    <ChakraProvider value={system}>
      <Dialog title="Two fields" onClose={() => {}}>
        <input aria-label="First" />
        <input aria-label="Second" />
      </Dialog>
    </ChakraProvider>,
  )
  const second = screen.getByRole('textbox', { name: 'Second' })
  act(() => second.focus())
  const onFocusIn = vi.fn<() => void>()
  document.addEventListener('focusin', onFocusIn)
  // By now the dialog would have moved the focus.
  await waitFor(() => expect(document.body).toHaveAttribute('data-scroll-lock'))
  await new Promise(requestAnimationFrame)
  document.removeEventListener('focusin', onFocusIn)
  expect(onFocusIn).not.toHaveBeenCalled()
  expect(second).toHaveFocus()
})
