import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { formatCredits } from '@/shared/i18n/format-credits'
import { Button } from '@/shared/ui/button'
import { SearchIcon } from '@/shared/ui/icons'
import { countFilters, type LeadFilters } from '../lead-filters'
import { SEARCH_NEEDS_UNITS } from '../search/search-guard'

type Props = {
  filters: LeadFilters
  size?: 'sm' | 'md'
  /** Quiet while the results are of these filters. */
  isSearched?: boolean
  onSearch: () => void
}

export function SearchButton({ filters, size, isSearched = false, onSearch }: Props) {
  const t = useTranslation()
  const id = useId()
  const cost = t('A search costs {credits}.', { credits: formatCredits(SEARCH_NEEDS_UNITS) })
  return (
    <>
      <Button
        ref={action()}
        data-risky
        size={size}
        variant={isSearched ? 'outline' : 'solid'}
        title={cost}
        aria-describedby={id}
        onClick={onFirstClick(onSearch)}
      >
        <SearchIcon />
        {t('Search ({countFilters})', { countFilters: countFilters(filters) })}
      </Button>
      <chakra.span id={id} hidden>
        {cost}
      </chakra.span>
    </>
  )
}
