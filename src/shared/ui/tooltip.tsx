import { Portal, Tooltip as Chakra } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { createStore, useStore } from '@/shared/lib/state/store'

const OPEN_DELAY_MS = 700
/** Time in which the next tooltip opens without delay after one has closed. */
const SKIP_DELAY_MS = 300

const isSkippingDelay = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

export function skipDelayForAWhile() {
  clearTimeout(timer)
  isSkippingDelay.set(true)
  timer = setTimeout(() => isSkippingDelay.set(false), SKIP_DELAY_MS)
}

export const openDelay = () => (isSkippingDelay.get() ? 0 : OPEN_DELAY_MS)

type TooltipProps = {
  content: ReactNode
  /** A focusable element that accepts a ref. It needs its own accessible name. */
  children: ReactElement
  placement?: 'top' | 'bottom' | 'left' | 'right'
}

/**
 * A short hint on hover and focus, such as the name of an icon button. Never essential, because
 * touch has no hover. Use a button's `disabledReason` to explain why it is disabled.
 */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const isSkipping = useStore(isSkippingDelay)
  const wasOpen = useRef(false)

  const handleOpenChange = ({ open }: { open: boolean }) => {
    if (!open && wasOpen.current) skipDelayForAWhile()
    wasOpen.current = open
  }

  return (
    <Chakra.Root
      openDelay={isSkipping ? 0 : OPEN_DELAY_MS}
      closeDelay={0}
      onOpenChange={handleOpenChange}
      positioning={{ placement }}
    >
      <Chakra.Trigger asChild>{children}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content maxWidth="xs">{content}</Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
