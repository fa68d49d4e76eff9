import { memo, useState } from 'react'
import { Look, lookOf } from '@/shared/ui/look'
import { SearchField } from '@/shared/ui/fields/search-field'
import { LoadedLeads, type LoadedLeadsProps } from './loaded-leads'
import { NarrowQuery } from './narrow-leads'

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
  const [query, setQuery] = useState('')

  return (
    <Look look={look} role="region" aria-label="Results">
      <div className="narrow">
        <NarrowField label="Find in these results" value={query} onChange={setQuery} />
      </div>
      <NarrowQuery value={query}>
        <LoadedLeads key={props.results?.id} {...props} />
      </NarrowQuery>
    </Look>
  )
}
