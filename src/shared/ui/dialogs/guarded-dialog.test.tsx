import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import { FormDialog } from './form-dialog'
import { system } from '../theme/theme'

function Form({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  return (
    <FormDialog
      title="New list"
      submitLabel="Save"
      hasInput={text !== ''}
      onSubmit={() => {}}
      onClose={onClose}
    >
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
    </FormDialog>
  )
}

function renderForm() {
  const onClose = vi.fn()
  render(
    <ChakraProvider value={system}>
      <Form onClose={onClose} />
    </ChakraProvider>,
  )
  return { user: userEvent.setup(), onClose }
}

const question = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' })

describe('a form with input', () => {
  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'Close',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
  ])('asks before %s discards it', async (_way, close) => {
    const { user, onClose } = renderForm()
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring')
    expect(isWorkLostBy({ by: 'unload' })).toBe(true)
    await close(user)
    await question()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: 'Name', hidden: true })).toHaveValue('Spring')

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await close(user)
    await question()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('closes by Cancel without asking', async () => {
    const { user, onClose } = renderForm()
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

it('a form without input closes at once', async () => {
  const { user, onClose } = renderForm()
  await screen.findByRole('textbox', { name: 'Name' })
  expect(isWorkLostBy({ by: 'unload' })).toBe(false)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
