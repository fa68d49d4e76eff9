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
  const toggle = () => {
    if (refusal !== undefined) return
    if (!isOpen) onOpen()
    setIsOpen(!isOpen)
  }
  const choose = (next: string | undefined) => {
    setIsOpen(false)
    onChoose(next)
  }

  return (
    <>
      <ToolbarControl
        id={id}
        aria-label={name}
        title={refusal ? t('{label}: {refusal}', { label: name, refusal }) : name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={refusal !== undefined || undefined}
        {...ColorPopover.onIntent}
        onClick={toggle}
      >
        <Box position="relative" lineHeight="0">
          <Icon size={17} />
          <Box
            position="absolute"
            insetX="0"
            bottom="-3px"
            height="3px"
            borderRadius="full"
            bg={color ?? 'transparent'}
            boxShadow={color ? '0 0 0 0.5px var(--ui-colors-border-control)' : undefined}
          />
        </Box>
      </ToolbarControl>
      {isOpen && (
        <ColorPopover
          name={name}
          buttonId={id}
          color={color}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
