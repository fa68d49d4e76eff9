import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { limitRange } from '@/entities/lead/search-limit'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { listsQuery } from '@/entities/list/list-queries'
import { listsByContact } from '@/entities/list/lists-by-contact'
import type { Selection } from '@/shared/lib/use-selection'
import { HiddenSelection } from './hidden-selection'
import { narrowLeads } from './narrow-leads'
import { WantedText } from './wanted-text'

type Props = {
  leads: readonly Lead[]
  /** How many match on the server. */
  found: number
  /** How many were deleted from the page. */
  deleted: number
  selection: Selection
}

/** The leads on the page, narrowed by a text. */
export function LeadsPanel({ leads, found, deleted, selection }: Props) {
  const wanted = useContext(WantedText)
  const { data: allLists } = useQuery(listsQuery)
  const lists = useMemo(() => listsByContact(allLists ?? []), [allLists])
  const shown = useMemo(() => narrowLeads(leads, wanted), [leads, wanted])

  return (
    <>
      <ResultsCounts
        found={found}
        loaded={leads.length}
        shown={shown.length}
        deleted={deleted}
        maxLimit={limitRange.max}
      />
      <HiddenSelection leads={leads} shown={shown} selection={selection} />
      {leads.length > 0 && (
        <LeadsTable leads={shown} selection={selection} lists={lists} maxHeight="65dvh" />
      )}
    </>
  )
}
