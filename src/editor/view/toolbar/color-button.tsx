import { Box } from '@chakra-ui/react'
import { type ComponentType, useId, useState } from 'react'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ToolbarButton } from './toolbar-button'

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
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ToolbarButton
        id={id}
        name={name}
        Icon={Icon}
        refusal={refusal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...ColorPopover.onIntent}
        onPress={() => {
          if (!isOpen) onOpen()
          setIsOpen(!isOpen)
        }}
      >
        <Box
          position="absolute"
          insetX="2"
          bottom="3px"
          height="3px"
          borderRadius="full"
          bg={color}
          boxShadow={color && '0 0 0 0.5px var(--ui-colors-border-control)'}
        />
      </ToolbarButton>
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
