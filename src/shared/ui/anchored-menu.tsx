import { Menu, Portal } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

type Props = {
  button: HTMLElement
  label: string
  minWidth: string
  highlighted?: string | undefined
  onClose: () => void
  /**
   * @param choose closes the menu before it acts; otherwise a dialog opened by the action would
   * close with it
   */
  children: (choose: (act: () => void) => void) => ReactNode
}

export function AnchoredMenu(props: Props) {
  const { button, label, minWidth, highlighted, onClose, children } = props
  // Opening the menu does not re-render the table's buttons.
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
