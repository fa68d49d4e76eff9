import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { system } from '../theme/theme'
import { PickerField } from './picker-field'

const regions = Array.from({ length: 20 }, (_, index) => `Region ${index}`)
const options = ['Pilot customers', 'Spring conference', 'Spring fair', ...regions].map(
  (label, index) => ({ value: String(index), label }),
)

function Example() {
  const [value, setValue] = useState<string>()
  return (
    <ChakraProvider value={system}>
      <PickerField
        label="Lead list"
        filterLabel="Filter by name"
        placeholder="Select a lead list"
        isRequired
        options={options}
        value={value}
        onChange={setValue}
      />
    </ChakraProvider>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Lead list' })
const filter = () => screen.findByRole('combobox', { name: 'Filter by name' })
const shown = () => screen.getAllByRole('option').map((option) => option.textContent)
const active = () => document.querySelector('[role=option][data-active]')?.textContent

test('an option is chosen with the mouse, and the focus returns', async () => {
  const user = userEvent.setup()
  render(<Example />)
  expect(field()).toHaveTextContent('Select a lead list')
  expect(field()).toBeRequired()
  await user.click(field())
  await waitFor(async () => expect(await filter()).toHaveFocus())
  expect(shown()).toHaveLength(options.length)
  await user.click(screen.getByRole('option', { name: 'Spring fair' }))
  expect(field()).toHaveTextContent('Spring fair')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await waitFor(() => expect(field()).toHaveFocus())
})

test('typing filters, the arrow keys walk, Enter chooses', async () => {
  const user = userEvent.setup()
  render(<Example />)
  field().focus()
  await user.keyboard('s')
  const box = await filter()
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toHaveValue('s')
  await user.type(box, 'PRING')
  await waitFor(() => expect(shown()).toEqual(['Spring conference', 'Spring fair']))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}')
  expect(active()).toBe('Spring fair')
  expect(box).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Spring fair' }).id,
  )
  await user.keyboard('{Enter}')
  expect(field()).toHaveTextContent('Spring fair')

  await user.click(field())
  await filter()
  expect(active()).toBe('Spring fair')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Spring fair')
})

test('says that nothing matches, and Escape changes nothing', async () => {
  const user = userEvent.setup()
  render(<Example />)
  field().focus()
  await user.keyboard('{ArrowDown}')
  await user.type(await filter(), 'zzz')
  expect(await screen.findByText('No match')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(field()).toHaveTextContent('Select a lead list')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await waitFor(() => expect(field()).toHaveFocus())
})
