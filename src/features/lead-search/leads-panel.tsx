import { Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { listsQuery } from '@/entities/list/list-queries'
import { listsByContact } from '@/entities/list/lists-by-contact'
import type { Selection } from '@/shared/lib/use-selection'
import { SearchField } from '@/shared/ui/search-field'
import { HiddenSelection } from './hidden-selection'
import { narrowLeads } from './narrow-leads'
import { ResultsCounts } from './results-counts'

type Props = {
  leads: readonly Lead[]
  /** How many match on the server. */
  found: number
  selected: readonly Lead[]
  selection: Selection
}

/** Does not render with the selection. */
const NarrowField = memo(SearchField)

/** The leads on the page, narrowed by a text. */
export function LeadsPanel({ leads, found, selected, selection }: Props) {
  const [wanted, setWanted] = useState('')
  const { data: allLists } = useQuery(listsQuery)
  const lists = useMemo(() => listsByContact(allLists ?? []), [allLists])
  const shown = useMemo(() => narrowLeads(leads, wanted), [leads, wanted])

  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <ResultsCounts found={found} loaded={leads.length} shown={shown.length} />
        <NarrowField
          label="Find in these results"
          maxWidth="22rem"
          value={wanted}
          onChange={setWanted}
        />
      </Flex>
      <HiddenSelection selected={selected} shown={shown} onDeselect={selection.deselect} />
      {leads.length > 0 && (
        <LeadsTable leads={shown} selection={selection} lists={lists} maxHeight="65dvh" />
      )}
    </>
  )
}
