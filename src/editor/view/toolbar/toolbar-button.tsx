import { chakra } from '@chakra-ui/react'
import type { ComponentType, Ref } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { shortcutLabel } from '@/shared/i18n/shortcut-label'
import { Tooltip } from '@/shared/ui/tooltip'
import { toolbarItem } from './roving-focus'

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
        <Icon size={17} />
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
      {...toolbarItem}
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  )
}

const Control = chakra('button', {
  base: {
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
