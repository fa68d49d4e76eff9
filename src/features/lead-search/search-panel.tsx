import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import type { Dispatch, SetStateAction } from 'react'
import { countFilters, type LeadFilters } from '@/entities/lead/lead-filters'
import type { LeadSearch } from '@/entities/lead/lead-search'
import { limitRange } from '@/entities/lead/search-limit'
import { FilterBadges } from '@/entities/lead/ui/filter-badges'
import { FilterFields } from '@/entities/lead/ui/filter-fields'
import { onFirstClick } from '@/shared/lib/first-click'
import { BookmarkIcon, SearchIcon } from '@/shared/ui/icons'
import { NumberField } from '@/shared/ui/fields/number-field'
import { SavedSearchesDialog } from './lazy-parts'

type Props = {
  search: LeadSearch
  onFiltersChange: Dispatch<SetStateAction<LeadFilters>>
  onLimitChange: (limit: number) => void
  onSearch: () => void
  onOpenSaved: () => void
}

export function SearchPanel(props: Props) {
  const { search, onFiltersChange, onLimitChange, onSearch, onOpenSaved } = props
  const { filters, limit } = search

  return (
    <Stack
      as="section"
      aria-label="Filters"
      gap="4"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <FilterFields filters={filters} onChange={onFiltersChange} />
      <FilterBadges filters={filters} onChange={onFiltersChange} />
      <Flex wrap="wrap" align="flex-end" gap="3">
        <Box>
          <NumberField
            label="Result limit"
            {...limitRange}
            width="8rem"
            value={limit}
            onChange={onLimitChange}
          />
        </Box>
        <Button onClick={onFirstClick(onSearch)}>
          <SearchIcon />
          {`Search (${countFilters(filters)})`}
        </Button>
        <Button variant="ghost" {...SavedSearchesDialog.onIntent} onClick={onOpenSaved}>
          <BookmarkIcon />
          Saved and recent
        </Button>
      </Flex>
    </Stack>
  )
}
