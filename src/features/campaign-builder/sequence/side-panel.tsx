import { Box } from '@chakra-ui/react'
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { sidePanel } from './builder-layout'

type ToggleProps = {
  children: string
  /** Accessible name while it is open; the text stays, so that nothing moves. */
  hideLabel: string
  shortcut: string
  isOpen: boolean
  Icon: ComponentType<{ 'aria-hidden': true }>
  onPress: () => void
}

export function PanelToggle(props: ToggleProps) {
  const { children, hideLabel, shortcut, isOpen, Icon, onPress, ...intent } = props
  return (
    <Button
      ref={action(shortcut)}
      size="xs"
      variant={isOpen ? 'subtle' : 'outline'}
      aria-expanded={isOpen}
      aria-label={isOpen ? hideLabel : undefined}
      {...intent}
      onClick={onPress}
    >
      <Icon aria-hidden />
      {children}
    </Button>
  )
}

export type Tab = 'preview' | 'ai'

/** Whether the panel overlays the text. Only the styles know whether there is room beside it. */
const isDrawer = (panel: HTMLElement | null) =>
  panel !== null && getComputedStyle(panel).zIndex !== 'auto'

type Props = {
  children: ReactNode
  onClose: () => void
  /** Called when the text under the panel gets the focus by click or Tab. */
  onWrite: () => void
}

export function SidePanel({ children, onClose, onWrite }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const handleWrite = useEffectEvent(onWrite)

  useEffect(() => {
    const panel = box.current
    const text = panel?.previousElementSibling
    if (isDrawer(panel)) panel?.focus({ preventScroll: true })
    // Close the drawer, so that nobody types under it.
    const handleFocus = () => isDrawer(panel) && handleWrite()
    text?.addEventListener('focusin', handleFocus)
    return () => text?.removeEventListener('focusin', handleFocus)
  }, [])

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOfLayer = !(event.target instanceof Node && event.currentTarget.contains(event.target))
    if (event.key !== 'Escape' || isOfLayer || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  return (
    <Box
      ref={box}
      data-side-panel
      tabIndex={-1}
      outline="none"
      css={sidePanel}
      onKeyDown={handleKeyDown}
    >
      <div className="content">{children}</div>
    </Box>
  )
}
