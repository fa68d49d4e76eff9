import * as z from 'zod/mini'
import { Box, chakra, useMediaQuery } from '@chakra-ui/react'
import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { sidePanel } from './builder-layout'

type ToggleProps = {
  children: string
  shortcut: string
  isOpen: boolean
  Icon: ComponentType<{ 'aria-hidden': true }>
  onPress: () => void
}

export function PanelToggle({ children, shortcut, isOpen, Icon, onPress, ...intent }: ToggleProps) {
  return (
    <Button
      ref={action(shortcut)}
      size="xs"
      variant={isOpen ? 'subtle' : 'outline'}
      aria-expanded={isOpen}
      {...intent}
      onClick={onPress}
    >
      <Icon aria-hidden />
      {children}
    </Button>
  )
}

export type Tab = 'preview' | 'ai'

/** Width that fits the preview beside the text and the steps. */
const WIDE = '(min-width: 100rem)'

const besideText = persisted({
  name: 'side-panel',
  scope: 'device',
  schema: z.enum(['preview', 'ai', 'closed']),
  fallback: 'preview',
  atLogOut: 'stays',
})

/**
 * Open state of the panel. Wide screens show it by default and remember on this device when it is
 * closed; narrower screens start without it.
 */
export function useSidePanel() {
  const [isWide] = useMediaQuery([WIDE], { ssr: false })
  const [tab, setTab] = useState<Tab>()
  const whenWide = useStore(besideText)

  if (!isWide) return { tab, setTab }
  return {
    tab: whenWide === 'closed' ? undefined : whenWide,
    setTab: (tab: Tab | undefined) => void besideText.set(tab ?? 'closed'),
  }
}

/** In pixels. */
const MIN_WIDTH = 380
const MAX_WIDTH = 1200
const STEP = 16

const panelWidth = persisted({
  name: 'side-panel-width',
  scope: 'device',
  schema: z.int().check(z.minimum(MIN_WIDTH), z.maximum(MAX_WIDTH)),
  fallback: 480,
  atLogOut: 'stays',
})

const setWidth = (width: number) =>
  panelWidth.set(Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width))))

/** Whether the panel overlays the text. Only the styles know whether there is room beside it. */
const isDrawer = (panel: HTMLElement | null) =>
  panel !== null && getComputedStyle(panel).zIndex !== 'auto'

const toStyle = (width: number): object => ({ '--panel-width': `${width}px` })

type Props = {
  ref: RefObject<HTMLDivElement | null>
  children: ReactNode
  onClose: () => void
  /** Called when the text under the panel gets the focus by click or Tab. */
  onWrite: () => void
}

export function SidePanel({ ref: box, children, onClose, onWrite }: Props) {
  const t = useTranslation()
  const width = useStore(panelWidth)
  const handleWrite = useEffectEvent(onWrite)

  useEffect(() => {
    const panel = box.current
    const text = panel?.previousElementSibling
    if (isDrawer(panel)) panel?.focus({ preventScroll: true })
    // Close the drawer, so that nobody types under it.
    const handleFocus = () => isDrawer(panel) && handleWrite()
    text?.addEventListener('focusin', handleFocus)
    return () => text?.removeEventListener('focusin', handleFocus)
  }, [box])

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
      // An inline style, so that dragging adds no CSS rules.
      style={toStyle(width)}
      onKeyDown={handleKeyDown}
    >
      <Edge
        role="separator"
        aria-label={t('Width of the panel')}
        aria-orientation="vertical"
        aria-valuemin={MIN_WIDTH}
        aria-valuemax={MAX_WIDTH}
        aria-valuenow={width}
        tabIndex={0}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={(event) => moveEdge(event)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') setWidth(width + STEP)
          if (key === 'ArrowRight') setWidth(width - STEP)
        }}
      />
      <div className="content">{children}</div>
    </Box>
  )
}

function moveEdge({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
  const panel = currentTarget.parentElement
  if (!panel || !currentTarget.hasPointerCapture(pointerId)) return
  setWidth(panel.getBoundingClientRect().right - clientX)
}

const Edge = chakra('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetStart: '-6px',
    width: '11px',
    zIndex: '1',
    cursor: 'col-resize',
    touchAction: 'none',
    _hover: { bg: 'brand.subtle' },
    _focusVisible: { bg: 'brand.subtle' },
  },
})
