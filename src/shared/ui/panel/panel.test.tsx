import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { system } from '../theme/theme'
import { Panel } from './panel'
import { PanelArea, PanelPlace } from './panel-area'

// Runs effects asynchronously, as in a browser, instead of before `render` returns.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

test('closes on an Escape pressed as soon as it is shown', async () => {
  const container = document.body.appendChild(document.createElement('main'))
  const handleClose = vi.fn()
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('dialog', { name: 'Anna Berg' })) {
      observer.disconnect()
      fireEvent.keyDown(screen.getByRole('button', { name: 'Row' }), { key: 'Escape' })
    }
  })
  observer.observe(container, { childList: true, subtree: true })
  const root = createRoot(container)
  startTransition(() =>
    root.render(
      <ChakraProvider value={system}>
        <PanelArea
          panel={
            <PanelPlace>
              <Panel id="1" title="Anna Berg" onClose={handleClose}>
                All that is known
              </Panel>
            </PanelPlace>
          }
        >
          <button type="button">Row</button>
        </PanelArea>
      </ChakraProvider>,
    ),
  )
  await screen.findByRole('dialog', { name: 'Anna Berg' })
  await waitFor(() => expect(document.activeElement).toHaveRole('dialog'))
  expect(handleClose).toHaveBeenCalledOnce()
  root.unmount()
})
