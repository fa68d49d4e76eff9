import { Alert, Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { limitRange } from '@/entities/lead/search-limit'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { listsQuery } from '@/entities/list/list-queries'
import { listsByContact } from '@/entities/list/lists-by-contact'
import { type Selection, useSelected } from '@/shared/lib/use-selection'
import { narrowLeads, NarrowQuery } from './narrow-leads'

type Props = {
  leads: readonly Lead[]
  /** The number of matches on the server. */
  found: number
  /** The number of leads that were deleted from the page. */
  deleted: number
  selection: Selection
}

/** The leads on the page, filtered by the text box. */
export function LeadsPanel({ leads, found, deleted, selection }: Props) {
  const query = useContext(NarrowQuery)
  const { data: allLists } = useQuery(listsQuery)
  const lists = useMemo(() => listsByContact(allLists ?? []), [allLists])
  const shown = useMemo(() => narrowLeads(leads, query), [leads, query])

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

type HiddenProps = {
  leads: readonly Lead[]
  /** The leads that match the text box. */
  shown: readonly Lead[]
  selection: Selection
}

/** Actions include selected leads that the text box hides, so a warning says so. */
function HiddenSelection({ leads, shown, selection }: HiddenProps) {
  const selected = useSelected(selection)
  if (selected.size === 0 || shown.length === leads.length) return null
  const visible = new Set(shown)
  const hidden = leads.filter((lead) => selected.has(lead.key) && !visible.has(lead))
  if (hidden.length === 0) return null

  return (
    <Alert.Root status="warning" size="sm" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {hidden.length === 1
          ? '1 selected lead is hidden by the text box.'
          : `${hidden.length} selected leads are hidden by the text box.`}
      </Alert.Title>
      <Button
        size="xs"
        variant="outline"
        onClick={() => selection.deselect(hidden.map(({ key }) => key))}
      >
        Deselect hidden
      </Button>
    </Alert.Root>
  )
}
