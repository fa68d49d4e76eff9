import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button'
import { Dialog } from '../dialogs/dialog'
import { system } from '../theme/theme'
import { dismissNotification, notify, Toaster } from './toaster'

async function drag(element: Element, distance: number) {
  const { height } = element.getBoundingClientRect()
  const start = { x: 200, y: height - 8 }
  await userEvent.dragAndDrop(element, element, {
    sourcePosition: start,
    targetPosition: { ...start, x: start.x + distance },
  })
}

function renderToaster(children?: React.ReactNode) {
  render(
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>,
  )
  act(() => notify.success({ title: 'List created', description: 'Spring fair' }))
}

afterEach(() => {
  cleanup()
  dismissNotification()
})

describe('swiping', () => {
  test('more than 50 px to the right dismisses', async () => {
    renderToaster()
    await drag(screen.getByRole('status'), 51)
    await waitFor(() => expect(screen.queryByText('List created')).toBeNull())
  })

  test.each([50, -80])(
    'by %i px does not dismiss: the toast returns to its place',
    async (distance) => {
      renderToaster()
      const toast = screen.getByRole('status')
      const moves: string[] = []
      toast.addEventListener('pointermove', () => moves.push(toast.style.transform))
      await drag(toast, distance)
      await act(async () => {})
      expect(screen.getByText('List created')).toBeVisible()
      expect(toast.style.transform).toBe('')
      expect(moves.at(-1)).toBe(distance > 0 ? 'translateX(50px)' : '')
    },
  )
})

test('is 420 px wide on a medium screen', () => {
  renderToaster()
  expect(screen.getByRole('status').getBoundingClientRect().width).toBe(420)
})

test('is red for a failure', () => {
  renderToaster()
  act(() => notify.error({ title: 'Launch failed' }))
  const { backgroundColor } = getComputedStyle(screen.getByRole('alert'))
  const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number)
  expect(red).toBeGreaterThan(3 * Math.max(green, blue))
})

test('a long text scrolls inside, and the close button stays in sight', () => {
  renderToaster()
  act(() => notify.error({ title: 'Launch failed', description: 'Campaign 7\n'.repeat(200) }))
  const toast = screen.getByRole('alert').getBoundingClientRect()
  expect(toast.height).toBeLessThan(window.innerHeight)
  const close = screen.getByRole('button', { name: 'Close notification' })
  expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(toast.top)
  const text = screen.getByText(/Campaign 7/)
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
})

test.each(['data-docked', 'data-kept-clear'])(
  'rises above a bar with %s that appears later, and as it grows',
  async (name) => {
    renderToaster(<main />)
    const bar = document.createElement('div')
    bar.setAttribute(name, '')
    screen.getByRole('main').append(bar)
    for (const height of ['100px', '180px']) {
      bar.style.cssText = `position: fixed; inset: auto 0 0; height: ${height}`
      await waitFor(() => {
        const { bottom } = screen.getByRole('status').getBoundingClientRect()
        expect(bottom).toBe(bar.getBoundingClientRect().top - 16)
      })
    }
  },
)

describe('over an open dialog', () => {
  const isOff = (name: string) => {
    const { top, bottom, left } = screen.getByRole('alert').getBoundingClientRect()
    const button = screen.getByRole('button', { name }).getBoundingClientRect()
    return bottom <= button.top || top >= button.bottom || left >= button.right
  }

  test('beside it, the words of an action are not cut off', () => {
    renderToaster(
      <Dialog title="Recipients" size="xl" onClose={() => {}}>
        <div style={{ height: innerHeight }} />
      </Dialog>,
    )
    const label = 'Write a campaign to this list, which is new'
    act(() => notify.info({ title: 'List created' }, { action: { label, onClick: () => {} } }))
    const toast = screen.getByRole('status').getBoundingClientRect()
    const button = screen.getByRole('button', { name: label })
    expect(button.getBoundingClientRect().right).toBeLessThan(toast.right)
    expect(button.scrollWidth).toBe(button.clientWidth)
  })

  test('it stays off the buttons of its footer, and of a dialog that opens later', async () => {
    function Dialogs() {
      const [isAsking, setIsAsking] = useState(false)
      const save = <Button onClick={() => setIsAsking(true)}>Save</Button>
      return (
        <>
          <Dialog title="Name your list" footer={save} onClose={() => {}}>
            <div style={{ height: innerHeight - 280 }} />
          </Dialog>
          {isAsking && (
            <Dialog title="Really?" footer={<Button>Yes</Button>} onClose={() => {}}>
              <div style={{ height: innerHeight - 440 }} />
            </Dialog>
          )}
        </>
      )
    }
    renderToaster(<Dialogs />)
    const save = await screen.findByRole('button', { name: 'Save' })
    act(() => notify.error({ title: 'Import failed', description: 'Failed to import CSV data' }))
    await waitFor(() => expect(isOff('Save')).toBe(true))
    await userEvent.click(save)
    await screen.findByRole('button', { name: 'Yes' })
    await waitFor(() => expect(isOff('Yes')).toBe(true))
  })

  test('it is centred on the dialog, outside its box', async () => {
    renderToaster(<Dialog size="xs" title="Name your list" onClose={() => {}} />)
    const dialog = await screen.findByRole('dialog', { name: 'Name your list' })
    act(() => notify.error({ title: 'List name required' }))
    const box = dialog.getBoundingClientRect()
    await waitFor(() => {
      const toast = screen.getByRole('alert').getBoundingClientRect()
      expect(toast.top).toBeGreaterThanOrEqual(box.bottom + 16)
      expect(toast.left + toast.width / 2).toBeCloseTo(box.left + box.width / 2, 0)
    })
  })

  test('F8 focuses it, Tab moves to its button, and Escape leaves the dialog open', async () => {
    const onClose = vi.fn<() => void>()
    renderToaster(
      <Dialog title="Name your list" onClose={onClose}>
        <input aria-label="Name" />
      </Dialog>,
    )
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('{F8}')
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('List created')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('it can be clicked, and the dialog stays', async () => {
    const onClose = vi.fn<() => void>()
    renderToaster(<Dialog title="Name your list" onClose={onClose} />)
    await screen.findByRole('dialog', { name: 'Name your list' })
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    expect(screen.queryByText('List created')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })
})
