import { useMemo } from 'react'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { staticStyles, StyledBox } from '@/shared/ui/theme/static-styles'
import { DataTable } from '@/shared/ui/tables/data-table'
import { byKey } from '@/shared/ui/tables/row-ids'
import type { KnownLead } from '../known-people'
import { useSaidNo } from '../said-no'
import { sortLeads } from '../sort-leads'
import { columnRems, leadCards, leadColumns, leadName, type LeadsProps } from './lead-columns'

const styles = staticStyles({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  '& .quiet, & .second-line': { color: 'fg.muted' },
  '& .first-line': { display: 'flex', gap: '2', alignItems: 'center', lineHeight: '1.25rem' },
  // Enlarges the hit area without making the row higher.
  '& .lead-name': {
    minHeight: '6',
    my: '-1',
    fontWeight: 'medium',
    textAlign: 'start',
    truncate: true,
  },
  '& button.lead-name': {
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  '& .second-line': { display: 'block', textStyle: 'xs', truncate: true },
  '& li [data-column=email]': { color: 'fg' },
  '& .from-list': { display: 'inline-flex', alignItems: 'center', gap: '1.5', maxWidth: 'full' },
  '& .from-list > bdi': { truncate: true },
  '& .from-list > svg': { boxSize: '3.5', flexShrink: '0', color: 'fg.muted' },
  '& .in-lists': { flexShrink: '0', color: 'fg.muted', textStyle: 'xs' },
  // What does not fit wraps below the line, and leaves no ellipsis behind the mark of a list.
  '& .line:has(.from-list)': { whiteSpace: 'normal' },
  '& .line:has(.from-list) > .text': { whiteSpace: 'nowrap' },
  '& .second-line > bdi + .in-lists::before': { content: '" · "' },
})

const selectLabel = (lead: KnownLead) => translate('Select {name}', { name: leadName(lead) })

/**
 * Selectable search results: a sortable table, or cards on a phone. Not for the contacts of a list,
 * which have their own table.
 */
export function LeadsTable(props: LeadsProps) {
  const t = useTranslation()
  const { selection, layout, order, onOrderChange, maxHeight, tools, openKey, onOpen } = props
  const leads = useMemo(() => sortLeads(props.leads, order), [props.leads, order])
  const { nameRem, companyRem, emailRem } = columnRems(leads)
  const saidNo = useSaidNo()
  const columns = useMemo(
    () => leadColumns(onOpen, { nameRem, companyRem, emailRem }, saidNo),
    [onOpen, nameRem, companyRem, emailRem, saidNo],
  )
  const cards = useMemo(() => leadCards(onOpen), [onOpen])
  return (
    <StyledBox styles={styles}>
      <DataTable
        label={t('Leads')}
        rows={leads}
        columns={columns}
        cards={cards}
        layout={layout}
        order={order}
        onOrderChange={onOrderChange}
        getRowId={byKey}
        selection={selection}
        getSelectLabel={selectLabel}
        openId={openKey}
        onOpenRow={onOpen}
        maxHeight={maxHeight}
        tools={tools}
        hasTwoLines
      />
    </StyledBox>
  )
}
