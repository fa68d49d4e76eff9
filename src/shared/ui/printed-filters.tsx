import { Text } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { useIsPrinting } from './tables/use-is-printing'

/** The name of a filter, '' for one that needs none, and what is chosen; nothing where it leaves nothing out. */
export type PrintedFilter = readonly [name: string, chosen: string | false | undefined]

/** On paper, a line of text in place of the fields that filter a screen. */
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
