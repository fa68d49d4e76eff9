import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button'
import { system } from './theme/theme'

const show = (reason: string | undefined, isNative = false, isShown = false) => {
  const onClick = vi.fn()
  const ui = (reason: string | undefined) => (
    <ChakraProvider value={system}>
      <Button disabledReason={reason} isReasonShown={isShown} disabled={isNative} onClick={onClick}>
        Send
      </Button>
    </ChakraProvider>
  )
  const { rerender } = render(ui(reason))
  return { onClick, change: (reason: string | undefined) => rerender(ui(reason)) }
}
const button = () => screen.getByRole('button', { name: 'Send' })

it('a button with a reason says why, keeps the focus, and does nothing', async () => {
  const { onClick, change } = show(undefined)
  await userEvent.click(button())
  expect(onClick).toHaveBeenCalledTimes(1)
  change('Nobody to send it to.')
  expect(button()).toHaveFocus()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveAccessibleDescription('Nobody to send it to.')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button())
  expect(onClick).toHaveBeenCalledTimes(1)

  change(undefined)
  expect(button()).toHaveFocus()
  expect(button()).not.toHaveAttribute('aria-disabled')
  expect(button()).not.toHaveAccessibleDescription()
})

it('a button that waits keeps the focus, and does nothing', async () => {
  const onClick = vi.fn()
  const ui = (isPending: boolean) => (
    <ChakraProvider value={system}>
      <Button isPending={isPending} onClick={onClick}>
        Send
      </Button>
    </ChakraProvider>
  )
  const { rerender } = render(ui(false))
  await userEvent.click(button())
  rerender(ui(true))
  await userEvent.keyboard('{Enter}')
  expect(button()).toHaveFocus()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  rerender(ui(false))
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('a disabled button stays disabled, with its reason in view', () => {
  show('Enter a name to continue.', true, true)
  expect(button()).toBeDisabled()
  expect(button()).not.toHaveAttribute('aria-disabled')
  expect(button()).toHaveAccessibleDescription('Enter a name to continue.')
  expect(screen.getByText('Enter a name to continue.')).toBeVisible()
})
