import { chakra, SimpleGrid } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { AnchoredPopover } from '@/shared/ui/anchored-popover'
import { COLUMNS, palette } from './palette'

type ColorPopoverProps = {
  name: string
  buttonId: string
  color: string | undefined
  onChoose: (color: string | undefined) => void
  onClose: () => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

export function ColorPopover({ name, buttonId, color, onChoose, onClose }: ColorPopoverProps) {
  const t = useTranslation()

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const swatches = [...event.currentTarget.querySelectorAll('button')]
    const index = swatches.findIndex((swatch) => swatch === document.activeElement)
    swatches[index + step]?.focus()
  }
  const current = palette.findIndex(({ value }) => value === color)

  return (
    <AnchoredPopover
      isPortalled
      buttonId={buttonId}
      label={name}
      width="max-content"
      placement="bottom-start"
      focus={['[tabindex="0"]']}
      onClose={onClose}
    >
      <SimpleGrid columns={COLUMNS} gap="1" onKeyDown={handleKeyDown}>
        {palette.map(({ name: label, value }, index) => (
          <Swatch
            key={value}
            type="button"
            aria-label={t(label)}
            aria-pressed={value === color}
            title={t(label)}
            tabIndex={index === Math.max(current, 0) ? 0 : -1}
            style={{ backgroundColor: value }}
            onClick={() => onChoose(value)}
          />
        ))}
      </SimpleGrid>
      <NoColor type="button" onClick={() => onChoose(undefined)}>
        {t('No colour')}
      </NoColor>
    </AnchoredPopover>
  )
}

const Swatch = chakra('button', {
  base: {
    boxSize: '6',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    _hover: { transform: 'scale(1.12)' },
    _pressed: {
      boxShadow: '0 0 0 2px var(--ui-colors-bg-panel), 0 0 0 4px var(--ui-colors-brand-solid)',
    },
  },
})

const NoColor = chakra('button', {
  base: {
    mt: '2',
    width: 'full',
    py: '1',
    borderRadius: 'l1',
    textStyle: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
})
