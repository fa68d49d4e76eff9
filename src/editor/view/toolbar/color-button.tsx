import { Box } from '@chakra-ui/react'
import { type ComponentType, useId, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ToolbarControl } from './toolbar-button'

const ColorPopover = lazyPart(async () => (await import('./color-popover')).ColorPopover)

type ColorButtonProps = {
  name: string
  Icon: ComponentType<{ size?: number }>
  color: string | undefined
  refusal: string | undefined
  onOpen: () => void
  onChoose: (color: string | undefined) => void
}

export function ColorButton({ name, Icon, color, refusal, onOpen, onChoose }: ColorButtonProps) {
  const t = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ToolbarControl
        id={id}
        aria-label={name}
        // A tooltip would take the Escape that leaves the toolbar.
        title={refusal ? t('{label}: {refusal}', { label: name, refusal }) : name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={refusal !== undefined || undefined}
        {...ColorPopover.onIntent}
        onClick={() => {
          if (refusal !== undefined) return
          if (!isOpen) onOpen()
          setIsOpen(!isOpen)
        }}
      >
        <Icon size={16} />
        <Box
          position="absolute"
          insetX="2"
          bottom="3px"
          height="3px"
          borderRadius="full"
          bg={color}
          boxShadow={color && '0 0 0 0.5px var(--ui-colors-border-control)'}
        />
      </ToolbarControl>
      {isOpen && (
        <ColorPopover
          name={name}
          buttonId={id}
          color={color}
          onChoose={(next) => {
            setIsOpen(false)
            onChoose(next)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
