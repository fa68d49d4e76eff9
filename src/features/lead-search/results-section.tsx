import { Box, Flex } from '@chakra-ui/react'
import { memo, useState } from 'react'
import { SearchField } from '@/shared/ui/fields/search-field'
import { LoadedLeads, type LoadedLeadsProps } from './loaded-leads'
import { NarrowQuery } from './narrow-leads'

/** Passed in, so that it does not re-render with the results. */
const NarrowField = memo(SearchField)

/** The text box, which outlives a search, and the leads of the search. */
export function ResultsSection(props: LoadedLeadsProps) {
  const [query, setQuery] = useState('')

  return (
    <Flex role="region" aria-label="Results" wrap="wrap" align="center" gap="4">
      <Box width="full" maxWidth={{ base: 'full', md: '20rem' }}>
        <NarrowField label="Find in these results" value={query} onChange={setQuery} />
      </Box>
      <NarrowQuery value={query}>
        <LoadedLeads key={props.results?.id} {...props} />
      </NarrowQuery>
    </Flex>
  )
}
