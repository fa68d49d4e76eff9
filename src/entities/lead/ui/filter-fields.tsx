import { Grid } from '@chakra-ui/react'
import { type Dispatch, type SetStateAction, useCallback } from 'react'
import { filterFields, type FilterName, type LeadFilters } from '../lead-filters'
import { FilterField } from './filter-field'

type Props = {
  filters: LeadFilters
  /** Stays the same, so that a change in one field renders that field alone. */
  onChange: Dispatch<SetStateAction<LeadFilters>>
}

const columns = { base: '1fr 1fr', xl: 'repeat(4, 1fr)' }

export function FilterFields({ filters, onChange }: Props) {
  const handleChange = useCallback(
    (name: FilterName, values: string[]) => onChange((current) => ({ ...current, [name]: values })),
    [onChange],
  )
  return (
    <Grid gap="4" templateColumns={columns}>
      {filterFields.map((field) => (
        <FilterField
          key={field.name}
          field={field}
          values={filters[field.name]}
          onChange={handleChange}
        />
      ))}
    </Grid>
  )
}
