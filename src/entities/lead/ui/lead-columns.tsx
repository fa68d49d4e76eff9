import { DownIcon, UpIcon } from '@/shared/ui/icons'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { industryLabel } from '../lead-labels'
import type { Lead } from '../lead-mapping'
import type { LeadOrder, SortColumn } from '../sort-leads'

/** Names of the lists that contain a contact, by apollo id. */
export type ListNames = ReadonlyMap<string, readonly string[]>

export const leadName = ({ name }: Lead) => name || 'Name unknown'

/** A plain element, because hundreds of them render while scrolling. */
export function PlainText({ text }: { text: string | undefined }) {
  if (!text) return '–'
  return (
    <bdi dir="auto" title={text}>
      {text}
    </bdi>
  )
}

export function EmailCell({ lead: { email, isNotFound } }: { lead: Lead }) {
  if (email) return <PlainText text={email} />
  return (
    <>
      <span className="quiet">Hidden</span>
      {isNotFound && (
        <>
          {' · '}
          <span className="quiet">Not found</span>
        </>
      )}
    </>
  )
}

export function InListBadge({ lead, lists }: { lead: Lead; lists: ListNames }) {
  const names = lists.get(lead.apolloId ?? '')
  const [first] = names ?? []
  if (!names || first === undefined) return null
  return (
    <bdi dir="auto" className="in-list" title={names.join('\n')}>
      {names.length === 1 ? `in ${first}` : `in ${first} and ${names.length - 1} more`}
    </bdi>
  )
}

function NameCell({ lead, lists }: { lead: Lead; lists: ListNames }) {
  return (
    <>
      <span className="first-line">
        <bdi dir="auto" className="lead-name" title={leadName(lead)}>
          {leadName(lead)}
        </bdi>
        <InListBadge lead={lead} lists={lists} />
      </span>
      {lead.title && (
        <bdi dir="auto" className="second-line" title={lead.title}>
          {lead.title}
        </bdi>
      )}
    </>
  )
}

type SortableColumn = { id: SortColumn; header: string; width?: string }

export const sortColumns: readonly SortableColumn[] = [
  { id: 'name', header: 'Name & Title', width: '30%' },
  { id: 'company', header: 'Company' },
  { id: 'location', header: 'Location' },
  { id: 'industry', header: 'Industry', width: '16%' },
  { id: 'email', header: 'Email', width: '22%' },
]

const contentOf = (lists: ListNames) =>
  ({
    name: { cell: (lead: Lead) => <NameCell lead={lead} lists={lists} /> },
    company: { text: ({ company }: Lead) => company },
    location: { text: ({ location }: Lead) => location },
    industry: { text: ({ industry }: Lead) => industry && industryLabel(industry) },
    email: { cell: (lead: Lead) => <EmailCell lead={lead} /> },
  }) as const

export function leadColumns(
  order: LeadOrder | undefined,
  lists: ListNames,
  onSort: (column: SortColumn) => void,
): TableColumn<Lead>[] {
  const content = contentOf(lists)
  return sortColumns.map(({ id, header, width }) => {
    const isSorted = order?.column === id
    const sorted: TableColumn<Lead>['sorted'] = order?.isDescending ? 'descending' : 'ascending'
    const column = {
      id,
      width,
      sorted: isSorted ? sorted : undefined,
      header: (
        <button type="button" className="sort" onClick={() => onSort(id)}>
          {header}
          {isSorted && (order.isDescending ? <DownIcon size={14} /> : <UpIcon size={14} />)}
        </button>
      ),
    }
    return Object.assign(column, content[id])
  })
}
