import {
  ChakraProvider,
  Combobox,
  createListCollection,
  Menu,
  Popover,
  Portal,
} from '@chakra-ui/react'
import { useState } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { system } from '../theme/theme'
import { SelectField } from '../fields/select-field'
import { Dialog } from './dialog'

afterEach(cleanup)

const names = ['Ann', 'Bea', 'Cid']
const collection = createListCollection({ items: names })

function Fields() {
  return (
    <>
      <SelectField
        label="Select"
        options={names.map((name) => ({ value: name, label: name }))}
        value={undefined}
        onChange={() => {}}
      />
      <Combobox.Root collection={collection} openOnClick lazyMount unmountOnExit>
        <Combobox.Label>Combobox</Combobox.Label>
        <Combobox.Control>
          <Combobox.Input />
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              {names.map((name) => (
                <Combobox.Item key={name} item={name}>
                  {name}
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
      <Menu.Root lazyMount unmountOnExit>
        <Menu.Trigger>Menu</Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {names.map((name) => (
                <Menu.Item key={name} value={name}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Popover.Root lazyMount unmountOnExit>
        <Popover.Trigger>Popover</Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content>
              <button type="button">Ann</button>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </>
  )
}

function Dialogs() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ChakraProvider value={system}>
      <Dialog title="First" onClose={() => {}}>
        <button type="button" onClick={() => setIsOpen(true)}>
          On top
        </button>
      </Dialog>
      {isOpen && (
        <Dialog title="Second" onClose={() => {}}>
          <Fields />
        </Dialog>
      )}
    </ChakraProvider>
  )
}

const openers = { Select: 'combobox', Combobox: 'combobox', Menu: 'button', Popover: 'button' }

test.each(Object.entries(openers))(
  'a %s opens in front of a dialog on a dialog, and of toasts',
  async (name, role) => {
    render(<Dialogs />)
    await userEvent.click(await screen.findByRole('button', { name: 'On top' }))
    await userEvent.click(await screen.findByRole(role, { name }))
    const item = await screen.findByText('Ann')
    const toasts = document.body.appendChild(document.createElement('div'))
    toasts.style.cssText = 'position: fixed; inset: 0; z-index: var(--ui-z-index-toast)'
    onTestFinished(() => toasts.remove())
    const isInFront = () => {
      const { left, top, width, height } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    await expect.poll(isInFront).toBe(true)
  },
)
