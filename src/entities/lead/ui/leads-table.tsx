import { useMediaQuery } from '@chakra-ui/react'
import { useCallback, useMemo, useState } from 'react'
import type { Selection } from '@/shared/lib/use-selection'
import { staticStyles, StyledBox } from '@/shared/ui/static-styles'
import { nextOrder } from '@/shared/ui/tables/table-order'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import type { Lead } from '../lead-mapping'
import { type LeadOrder, type SortColumn, sortLeads } from '../sort-leads'
import { LeadCards } from './lead-cards'
import { leadColumns, leadName, type ListNames } from './lead-columns'

type Props = {
  leads: readonly Lead[]
  selection: Selection
  /** Used to mark leads that are already in a list. */
  lists: ListNames
  maxHeight?: string
}

const PHONE = '(max-width: 47.9375em)'

const styles = staticStyles({
  '& .quiet, & .second-line': { color: 'fg.muted' },
  '& .first-line': { display: 'flex', gap: '2', alignItems: 'center', lineHeight: '1.3' },
  '& .lead-name': { fontWeight: 'medium', truncate: true },
  '& .second-line': { display: 'block', textStyle: 'xs', truncate: true },
  '& .in-list': {
    flexShrink: '0',
    maxWidth: '50%',
    px: '1.5',
    borderRadius: 'l1',
    bg: 'brand.muted',
    color: 'fg',
    textStyle: 'xs',
    truncate: true,
  },
  '& .sort': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
})

const keyOf = (lead: Lead) => lead.key
const selectLabel = (lead: Lead) => `Select ${leadName(lead)}`

/** Selectable search results: a sortable table, or cards on a phone. */
export function LeadsTable(props: Props) {
  const [isPhone] = useMediaQuery([PHONE], { ssr: false })
  return (
    <StyledBox styles={styles}>
      {isPhone ? <LeadCards {...props} /> : <SortedTable {...props} />}
    </StyledBox>
  )
}

/** Owns the order, so that sorting does not re-render the styles around it. */
function SortedTable({ leads, selection, lists, maxHeight }: Props) {
  const [order, setOrder] = useState<LeadOrder>()
  const rows = useMemo(() => sortLeads(leads, order), [leads, order])
  const handleSort = useCallback(
    (column: SortColumn) => setOrder((current) => nextOrder(current, column)),
    [],
  )
  const columns = useMemo(() => leadColumns(order, lists, handleSort), [order, lists, handleSort])

  return (
    <VirtualTable
      label="Leads"
      rows={rows}
      columns={columns}
      getRowId={keyOf}
      selection={selection}
      getSelectLabel={selectLabel}
      minWidth="50rem"
      maxHeight={maxHeight}
    />
  )
}
