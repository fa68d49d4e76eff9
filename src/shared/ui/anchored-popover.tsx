import { Popover, type PopoverBodyProps, Portal } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

type Props = {
  /** Id of the button that opens it, which gets the focus back. */
  buttonId: string
  label: string
  width: string
  placement: 'top-start' | 'bottom-start' | 'bottom-end'
  /** Selectors of what gets the focus: the first that is found. */
  focus: readonly string[]
  /** Outside the element that it is in. Not in a dialog, which traps the focus. */
  isPortalled?: boolean
  body?: PopoverBodyProps
  onClose: () => void
  children: ReactNode
}

/** A popover that mounts open, so that its code is only loaded once it is used. */
export function AnchoredPopover(props: Props) {
  const { buttonId, label, width, placement, focus, isPortalled = false, body } = props
  const { onClose, children } = props
  const content = useRef<HTMLDivElement>(null)
  const focusFirst = useEffectEvent(() => {
    const found = focus.map((selector) => content.current?.querySelector<HTMLElement>(selector))
    const first = found.find(Boolean)
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement) first.select()
  })
  // Chakra focuses a popover that opens later, but not one that mounts open.
  useEffect(() => focusFirst(), [])

  const positioner = (
    <Popover.Positioner>
      <Popover.Content
        ref={content}
        css={{ '--popover-size': width, maxWidth: 'calc(100vw - 1rem)' }}
        aria-label={label}
      >
        <Popover.Body p="3" {...body}>
          {children}
        </Popover.Body>
      </Popover.Content>
    </Popover.Positioner>
  )
  return (
    <Popover.Root
      open
      ids={{ trigger: buttonId }}
      onOpenChange={({ open }) => !open && onClose()}
      onEscapeKeyDown={() => document.getElementById(buttonId)?.focus()}
      positioning={{ placement, strategy: isPortalled ? 'absolute' : 'fixed' }}
    >
      {isPortalled ? <Portal>{positioner}</Portal> : positioner}
    </Popover.Root>
  )
}
