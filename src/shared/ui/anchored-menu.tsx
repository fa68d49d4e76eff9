import { Menu, Portal } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

type Props = {
  /** Opened the menu, and gets the focus back. */
  button: HTMLElement
  label: string
  minWidth: string
  /** The value of the item that is highlighted at first. */
  highlighted?: string | undefined
  onClose: () => void
  /** @param choose closes the menu first: a dialog that opens above it would be closed together with it */
  children: (choose: (act: () => void) => void) => ReactNode
}

/** One menu for many buttons; it opens at the one that was pressed. */
export function AnchoredMenu(props: Props) {
  const { button, label, minWidth, highlighted, onClose, children } = props
  // One menu for many buttons: the buttons of a table do not render when it opens.
  useLayoutEffect(() => {
    button.setAttribute('aria-expanded', 'true')
    return () => button.setAttribute('aria-expanded', 'false')
  }, [button])
  const handleClose = () => {
    onClose()
    button.focus()
  }
  return (
    <Menu.Root
      open
      defaultHighlightedValue={highlighted}
      onOpenChange={({ open }) => !open && handleClose()}
      positioning={{ placement: 'bottom-end', getAnchorElement: () => button }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label} minWidth={minWidth} maxWidth="calc(100vw - 1rem)">
            {children((act) => {
              flushSync(handleClose)
              act()
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
