import { Grid } from '@chakra-ui/react'
import { type Dispatch, type SetStateAction, useCallback } from 'react'
import { filterDefinitions, type FilterName, type LeadFilters } from '../lead-filters'
import { FilterField } from './filter-field'

type Props = {
  filters: LeadFilters
  /** Must be stable, so that a change in one field re-renders only that field. */
  onChange: Dispatch<SetStateAction<LeadFilters>>
}

const columns = { base: '1fr 1fr', xl: 'repeat(4, 1fr)' }

/**
 * The eight filters of a search for leads: on Lead Search and in the search import. Nothing is
 * searched until the Search button is pressed.
 */
export function FilterFields({ filters, onChange }: Props) {
  const handleChange = useCallback(
    (name: FilterName, values: string[]) => onChange((current) => ({ ...current, [name]: values })),
    [onChange],
  )
  return (
    <Grid gap="4" templateColumns={columns}>
      {filterDefinitions.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          values={filters[filter.name]}
          onChange={handleChange}
        />
      ))}
    </Grid>
  )
}
