import { Text } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { useIsPrinting } from './use-is-printing'

/** Name of a filter ('' if none is needed) and its value; no value if it is inactive. */
export type PrintedFilter = readonly [name: string, chosen: string | false | undefined]

/** Replaces a screen's filter fields in print: a line of text. */
export function PrintedFilters({ filters }: { filters: readonly PrintedFilter[] }) {
  const t = useTranslation()
  const isPrinting = useIsPrinting()
  const used = filters.filter(([, chosen]) => chosen)
  if (!isPrinting || used.length === 0) return null
  const list = used.map(([name, chosen]) => (name ? `${name}: ${chosen}` : chosen)).join(' · ')
  return (
    <Text textStyle="sm" overflowWrap="anywhere">
      {t('Filters: {list}', { list })}
    </Text>
  )
}
