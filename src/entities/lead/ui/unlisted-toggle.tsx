import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { ListsIcon } from '@/shared/ui/icons'

type Props = {
  isOn: boolean
  /** Number of leads that are in no list; undefined if unknown. */
  count: number | undefined
  /** The lists could not be read. */
  isUnknown: boolean
  /** Below 1280 px an icon and the number. */
  isBrief?: boolean
  onChange: (isOn: boolean) => void
}

export function UnlistedToggle({ isOn, count, isUnknown, isBrief, onChange }: Props) {
  const t = useTranslation()
  const label =
    count === undefined ? t('Not in my lists') : t('Not in my lists ({count})', { count })
  return (
    <Button
      disabledReason={isUnknown ? t('Not known: the lists could not be read.') : undefined}
      ref={action()}
      size="sm"
      px={{ base: '2', md: '3.5' }}
      variant={isOn ? 'subtle' : 'outline'}
      colorPalette={isOn ? 'brand' : undefined}
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
      aria-pressed={isOn}
      aria-label={label}
      title={isBrief ? label : undefined}
      onClick={() => onChange(!isOn)}
    >
      <Box as="span" hideBelow={isBrief ? 'xl' : undefined}>
        {label}
      </Box>
      {isBrief && (
        <Flex aria-hidden hideFrom="xl" align="center" gap="1.5">
          <ListsIcon />
          {count}
        </Flex>
      )}
    </Button>
  )
}
