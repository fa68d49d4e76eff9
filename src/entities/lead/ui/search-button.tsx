import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { searchPrice, searchPrices } from '@/entities/credits/prices'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useStore } from '@/shared/lib/state/store'
import { formatCredits } from '@/shared/i18n/format-credits'
import { Button } from '@/shared/ui/button'
import { SearchIcon } from '@/shared/ui/icons'
import { countFilters, type LeadFilters } from '../search/lead-filters'

type Props = {
  filters: LeadFilters
  size?: 'sm' | 'md'
  /** Whether the results of this search are on the page, complete. */
  isFound: boolean
  /** The price is in the button's tooltip. */
  isCompact?: boolean
  /** Quiet while the results are of these filters. */
  isSearched?: boolean
  onSearch: () => void
}

export function SearchButton({
  filters,
  size,
  isFound,
  isCompact,
  isSearched = false,
  onSearch,
}: Props) {
  const t = useTranslation()
  const id = useId()
  const price = searchPrice(useStore(searchPrices))
  const note = isFound
    ? t('These results are here already')
    : price !== undefined && formatCredits(price)
  return (
    // The price has its own place in the row of the filters, so that the button stays in its place.
    <Flex wrap="wrap" align="center" gap="2" display={size === 'sm' ? 'contents' : undefined}>
      <Button
        ref={action()}
        data-risky
        data-yields
        size={size}
        variant={isSearched ? 'outline' : 'solid'}
        aria-describedby={id}
        title={isCompact && note ? note : undefined}
        onClick={onFirstClick(onSearch)}
      >
        <SearchIcon />
        {t('Search ({countFilters})', { countFilters: countFilters(filters) })}
      </Button>
      <Box
        id={id}
        className="price"
        srOnly={isCompact}
        color="fg.muted"
        whiteSpace="nowrap"
        _empty={{ display: 'none' }}
      >
        {note}
      </Box>
    </Flex>
  )
}
