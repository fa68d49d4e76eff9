import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../button'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { contentAround } from '../../lib/keyboard/focus-after-row'

export type ResetViewProps = {
  isChanged: boolean
  /** Number of visible rows, if some are hidden. */
  note?: string
  onReset: () => void
}

/** Clears filters, search and sort order of a table. Hidden while all are at their defaults. */
export function ResetView({ isChanged, note, onReset }: ResetViewProps) {
  const t = useTranslation()

  if (!isChanged) return null
  return (
    <Flex align="center" gap="2" minHeight="9">
      <Text
        role="status"
        color="fg.muted"
        textStyle="sm"
        whiteSpace={{ xl: 'nowrap' }}
        _empty={{ display: 'none' }}
      >
        {note}
      </Text>
      <Button
        ref={action()}
        variant="ghost"
        onClick={({ currentTarget }) => {
          contentAround(currentTarget)?.focus({ preventScroll: true })
          onReset()
        }}
      >
        {t('Reset view')}
      </Button>
    </Flex>
  )
}
