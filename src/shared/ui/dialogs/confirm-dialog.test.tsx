import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog'
import { system } from '../theme/theme'

function Example({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const handleConfirm = () => {
    onConfirm()
    setIsPending(true)
  }
  return (
    <ChakraProvider value={system}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete Campaign"
        confirmLabel="Delete Campaign"
        pendingLabel="Deleting..."
        tone="destructive"
        isPending={isPending}
        onConfirm={handleConfirm}
        onClose={() => setIsOpen(false)}
      >
        “Spring fair” will be gone for good.
      </ConfirmDialog>
    </ChakraProvider>
  )
}

async function open() {
  const user = userEvent.setup()
  const onConfirm = vi.fn<() => void>()
  render(<Example onConfirm={onConfirm} />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  return { user, onConfirm }
}

test('focuses Cancel, and returns the focus on closing', async () => {
  const { user, onConfirm } = await open()
  expect(screen.getByRole('alertdialog', { name: 'Delete Campaign' })).toHaveTextContent(
    '“Spring fair” will be gone for good.',
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a double click confirms once; while pending it can be neither pressed nor closed', async () => {
  const { user, onConfirm } = await open()
  await user.dblClick(screen.getByRole('button', { name: 'Delete Campaign' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  const waiting = screen.getByRole('button', { name: 'Deleting...' })
  expect(waiting).toHaveAttribute('aria-disabled', 'true')
  expect(waiting).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeVisible()
})
