import { type ButtonProps, Flex, Text } from '@chakra-ui/react'
import { Button } from '../button'
import { useTranslation } from '@/shared/i18n/translate'
import { contentAround } from '../../lib/keyboard/focus-after-row'

/** Retry button for a note about data that could not be read. */
export const RetryButton = ({ onRetry, ...rest }: ButtonProps & { onRetry: () => void }) => (
  <Button
    size="xs"
    variant="outline"
    {...rest}
    onClick={({ currentTarget }) => {
      // The note is replaced while loading, which would lose the focus.
      contentAround(currentTarget)?.focus({ preventScroll: true })
      onRetry()
    }}
  >
    {useTranslation()('Retry')}
  </Button>
)

type Props = {
  /** Sentences, one for each part that could not be read. */
  texts: readonly string[]
  onRetry: () => void
}

export function UnknownNote({ texts, onRetry }: Props) {
  const t = useTranslation()

  if (texts.length === 0) return null
  return (
    <Flex role="group" aria-label={t('Not known')} wrap="wrap" align="center" gap="3">
      <Text role="alert" color="fg.error" textStyle="sm" overflowWrap="anywhere">
        {texts.join(' ')}
      </Text>
      <RetryButton onRetry={onRetry} />
    </Flex>
  )
}
