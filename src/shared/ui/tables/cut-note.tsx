import { Text } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { MAX_PRINTED_ROWS } from '../use-is-printing'

/** On paper, below a list of which only the first rows are printed. */
export function CutNote({ count }: { count: number }) {
  const t = useTranslation()
  return (
    <Text>
      {t('The first {printed, number} of {count, number} rows. Export CSV saves all of them.', {
        printed: MAX_PRINTED_ROWS,
        count,
      })}
    </Text>
  )
}
