import { Flex } from '@chakra-ui/react'
import { memo, useState } from 'react'
import { SearchField } from '@/shared/ui/search-field'
import { LoadedLeads, type LoadedLeadsProps } from './loaded-leads'
import { WantedText } from './wanted-text'

/** Does not render with the results. */
const NarrowField = memo(SearchField)

/** The text box, which outlives a search, and the leads that the search brings. */
export function ResultsSection(props: LoadedLeadsProps) {
  const [wanted, setWanted] = useState('')

  return (
    <Flex as="section" aria-label="Results" wrap="wrap" align="center" gap="4">
      <NarrowField
        label="Find in these results"
        maxWidth={{ base: 'full', md: '20rem' }}
        value={wanted}
        onChange={setWanted}
      />
      <WantedText value={wanted}>
        <LoadedLeads key={props.results?.id} {...props} />
      </WantedText>
    </Flex>
  )
}
