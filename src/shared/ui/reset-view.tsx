import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { contentAround } from './tables/focus-after-row'

export type ResetViewProps = {
  isChanged: boolean
  /** How many rows are shown, where that is not all of them. */
  note?: string
  onReset: () => void
}

/**
 * Brings back all rows in their usual order. Beside the filters and the search of a table; nothing is
 * shown while nothing is changed.
 */
export function ResetView({ isChanged, note, onReset }: ResetViewProps) {
  const t = useTranslation()

  if (!isChanged) return null
  return (
    <Flex align="center" gap="2" minHeight="9">
      <Text role="status" color="fg.muted" textStyle="sm" _empty={{ display: 'none' }}>
        {note}
      </Text>
      <Button
        ref={action()}
        variant="ghost"
        onClick={({ currentTarget }) => {
          // The press removes the button.
          contentAround(currentTarget)?.focus({ preventScroll: true })
          onReset()
        }}
      >
        {t('Reset view')}
      </Button>
    </Flex>
  )
}
