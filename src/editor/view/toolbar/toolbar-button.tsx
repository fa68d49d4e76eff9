import { chakra } from '@chakra-ui/react'
import {
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { shortcutLabel } from '@/shared/i18n/shortcut-label'
import { Tooltip } from '@/shared/ui/tooltip'

type ToolbarButtonProps = {
  name: string
  Icon: ComponentType<{ size?: number }>
  shortcut?: string
  /** Undefined for an action that is not a toggle. */
  isPressed?: boolean
  /** The state of text that nobody has formatted, which is not drawn as pressed. */
  isDefault?: boolean
  refusal?: string
  onPress: () => void
} & Pick<ControlProps, 'onPointerEnter' | 'onFocus' | 'ref'>

export function ToolbarButton(props: ToolbarButtonProps) {
  const { name, Icon, shortcut, isPressed, isDefault, refusal, onPress, ...rest } = props
  const t = useTranslation()
  const label = shortcut ? `${name} (${shortcutLabel(shortcut)})` : name
  return (
    <Tooltip
      content={refusal ? t('{label}: {refusal}', { label, refusal }) : label}
      placement="top"
    >
      <ToolbarControl
        aria-label={name}
        aria-pressed={isPressed}
        data-default={isDefault || undefined}
        aria-disabled={refusal !== undefined || undefined}
        onClick={() => refusal === undefined && onPress()}
        {...rest}
      >
        <Icon size={16} />
      </ToolbarControl>
    </Tooltip>
  )
}

type ControlProps = React.ComponentProps<typeof Control> & { ref?: Ref<HTMLButtonElement> }

/** Toolbar button that keeps the focus, and so the selection, in the editor. */
export function ToolbarControl(props: ControlProps) {
  return (
    <Control
      type="button"
      data-toolbar-item=""
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  )
}

const Control = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    flexShrink: '0',
    minWidth: '8',
    height: '8',
    px: '1',
    borderRadius: 'l1',
    color: 'fg.muted',
    textStyle: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-pressed=true]:not([data-default])': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
    '&[aria-expanded=true]': { bg: 'bg.muted', color: 'fg' },
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default', bg: 'transparent' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

const itemsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('[data-toolbar-item]')]

/** Moves the focus along a toolbar with the arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget).filter((item) => item.checkVisibility())
  const index = items.findIndex((item) => item === event.target)
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % items.length,
    ArrowLeft: (index - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }
  const target = targets[event.key]
  if (index < 0 || target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}

/**
 * Roving tab index: Tab stops only at the last focused item. Set on the elements, so nothing
 * re-renders.
 */
export function useRovingFocus(ref: RefObject<HTMLElement | null>): void {
  const current = useRef<HTMLElement>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const update = () => {
      const items = itemsOf(bar)
      const stop = items.find((item) => item === current.current) ?? items[0]
      for (const item of items) item.tabIndex = item === stop ? 0 : -1
    }
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.hasAttribute('data-toolbar-item')) {
        current.current = target
        update()
      }
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(bar, { childList: true, subtree: true })
    bar.addEventListener('focusin', handleFocus)
    return () => {
      observer.disconnect()
      bar.removeEventListener('focusin', handleFocus)
    }
  }, [ref])
}
