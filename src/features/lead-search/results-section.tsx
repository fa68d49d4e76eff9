import { memo, useState } from 'react'
import { Look, lookOf } from '@/shared/ui/look'
import { SearchField } from '@/shared/ui/fields/search-field'
import { LoadedLeads, type LoadedLeadsProps } from './loaded-leads'
import { WantedText } from './wanted-text'

const look = lookOf({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  '& > .narrow': { width: 'full', maxWidth: { base: 'full', md: '20rem' } },
})

/** Does not render with the results. */
const NarrowField = memo(SearchField)

/** The text box, which outlives a search, and the leads that the search brings. */
export function ResultsSection(props: LoadedLeadsProps) {
  const [wanted, setWanted] = useState('')

  return (
    <Look look={look} role="region" aria-label="Results">
      <div className="narrow">
        <NarrowField label="Find in these results" value={wanted} onChange={setWanted} />
      </div>
      <WantedText value={wanted}>
        <LoadedLeads key={props.results?.id} {...props} />
      </WantedText>
    </Look>
  )
}
