import { Box, Flex, Text } from '@chakra-ui/react'
import { numberFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'

type ProgressBarProps = {
  label: string
  value: number
  max: number
  /**
   * Shown beside the label and announced, for example '500 of 1,200 contacts saved'; defaults to
   * the percentage.
   */
  valueText?: string
}

const percents = numberFormat({ style: 'percent' })

/** Progress of known length, also as text. Use Loading for unknown length. */
export function ProgressBar({ label, value, max, valueText: words }: ProgressBarProps) {
  useTranslation()
  const part = max > 0 ? Math.min(1, value / max) : 0
  const valueText = words ?? percents().format(part)
  return (
    <Box width="full">
      <Flex justify="space-between" wrap="wrap" columnGap="4" mb="1.5" textStyle="sm">
        <Text fontWeight="medium">{label}</Text>
        <Text color="fg.muted" role="status" fontVariantNumeric="tabular-nums">
          {valueText}
        </Text>
      </Flex>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        height="2"
        borderRadius="full"
        overflow="hidden"
        bg="bg.emphasized"
        _highContrast={{ border: '1px solid' }}
      >
        <Box
          height="full"
          // A style prop would add a CSS rule per value.
          style={{ width: `${part * 100}%` }}
          bg="fg.muted"
          _highContrast={{ bg: 'Highlight', forcedColorAdjust: 'none' }}
        />
      </Box>
    </Box>
  )
}
