import { ChakraProvider } from '@chakra-ui/react'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileDrop } from './file-drop'
import { system } from '../theme/theme'

const contacts = new File(['first_name'], 'contacts.csv', { type: 'text/csv' })

function renderDrop(isDisabled = false) {
  const onFile = vi.fn<(file: File) => void>()
  const { unmount } = render(
    <ChakraProvider value={system}>
      <FileDrop label="Choose a CSV file" accept=".csv" isDisabled={isDisabled} onFile={onFile} />
    </ChakraProvider>,
  )
  return { onFile, unmount }
}

const box = () => screen.getByText('You can also drop a file here.')

function drop(file: File, target: Element = box()) {
  const event = createEvent.drop(target, { dataTransfer: { files: [file], types: ['Files'] } })
  fireEvent(target, event)
  return event
}

const input = () => screen.getByLabelText('Choose a CSV file', { selector: 'input' })

test('the button opens the picker', async () => {
  renderDrop()
  const click = vi.spyOn(HTMLInputElement.prototype, 'click')
  await userEvent.click(screen.getByRole('button', { name: 'Choose a CSV file' }))
  expect(click).toHaveBeenCalledTimes(1)
})

test('reports the same file again when it is chosen again', async () => {
  const { onFile } = renderDrop()
  await userEvent.upload(input(), contacts)
  expect(input()).toHaveValue('')
  await userEvent.upload(input(), contacts)
  expect(onFile.mock.calls).toEqual([[contacts], [contacts]])
})

test('takes a file of any kind that is dropped, and keeps the browser from opening it', () => {
  const { onFile } = renderDrop()
  const picture = new File(['x'], 'picture.png', { type: 'image/png' })
  expect(drop(picture).defaultPrevented).toBe(true)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(picture)
})

test('takes nothing while it is disabled', () => {
  const { onFile } = renderDrop(true)
  expect(drop(contacts).defaultPrevented).toBe(true)
  expect(onFile).not.toHaveBeenCalled()
})
