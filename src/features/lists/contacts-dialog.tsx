import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import type { List } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { reasonOf } from '@/shared/api/api-error'
import { useTypedText } from '@/shared/lib/use-typed-text'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { TableSkeleton, Waiting } from '@/shared/ui/waiting'
import { SearchField } from '@/shared/ui/fields/search-field'
import { UserText } from '@/shared/ui/user-text'
import { nextOrder, readOrder, sortRows, writeOrder } from '@/shared/ui/tables/table-order'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { companySizeLabel } from '@/entities/lead/company-size'

/** How the contacts are searched and sorted. It lives in the address. */
export type ContactsView = { find?: string; order?: string }
type ChangeContactsView = (change: ContactsView) => void

type Props = {
  listId: string
  /** Undefined while the lists load, or when there is no such list. */
  list?: List
  view: ContactsView
  onViewChange: ChangeContactsView
  onClose: () => void
}

export function ContactsDialog({ listId, list, view, onViewChange, onClose }: Props) {
  const contacts = useQuery(listContactsQuery(listId))
  const count = contacts.data?.length ?? list?.totalLeads

  return (
    <Dialog
      size="xl"
      title={count === undefined ? 'Contacts in List' : `Contacts in List (${count} contacts)`}
      description={list && <UserText text={list.name} />}
      onClose={onClose}
    >
      {contacts.isPending && (
        <Waiting label="Loading contacts...">
          <Stack gap="6">
            <Skeleton height="10" />
            <TableSkeleton rows={list?.totalLeads ?? 10} maxHeight="55dvh" />
          </Stack>
        </Waiting>
      )}
      {contacts.isError && (
        <ErrorPanel
          title="The contacts could not be loaded"
          message={reasonOf(contacts.error)}
          onRetry={() => void contacts.refetch()}
        />
      )}
      {contacts.data && <Contacts contacts={contacts.data} {...{ view, onViewChange }} />}
    </Dialog>
  )
}

/** The server may send contacts without ids, or twice, so the position is part of the key. */
type ContactRow = Contact & { place: string; searched: string }

function toRow(contact: Contact, index: number): ContactRow {
  const { name, title, company, location, email } = contact
  return {
    ...contact,
    place: String(index),
    searched: [name, title, company, location, email].join('\n').toLowerCase(),
  }
}

const placeOf = (row: ContactRow) => row.place

const sortColumns = ['name', 'title', 'company', 'location', 'companySize', 'email'] as const
type SortColumn = (typeof sortColumns)[number]

const columns: readonly TableColumn<ContactRow, SortColumn>[] = [
  {
    id: 'name',
    sort: 'name',
    header: 'Name',
    minRem: 6.75,
    isMain: true,
    text: ({ name }) => name,
  },
  { id: 'title', sort: 'title', header: 'Title', minRem: 6.75, text: ({ title }) => title },
  {
    id: 'company',
    sort: 'company',
    header: 'Company',
    minRem: 6.75,
    text: ({ company }) => company,
  },
  {
    id: 'location',
    sort: 'location',
    header: 'Location',
    minRem: 6.75,
    text: ({ location }) => location,
  },
  {
    id: 'size',
    sort: 'companySize',
    header: 'Company Size',
    width: '9rem',
    text: ({ companySize }) => companySize && companySizeLabel(companySize),
  },
  {
    id: 'email',
    sort: 'email',
    header: 'Email',
    width: '14rem',
    text: ({ email }) => email,
    missing: 'Hidden',
  },
]

const contactsTable = { name: 'contacts', columns }

type ContactsProps = { contacts: Contact[]; view: ContactsView; onViewChange: ChangeContactsView }

function Contacts({ contacts, view, onViewChange }: ContactsProps) {
  const layout = useTableLayout(useCurrentUser().id, contactsTable)
  const [query, setQuery] = useTypedText(view.find ?? '', (find) =>
    onViewChange({ find: find || undefined }),
  )
  const order = useMemo(() => readOrder(view.order, sortColumns), [view.order])
  const deferred = useDeferredValue(query.trim().toLowerCase())
  const rows = useMemo(() => contacts.map(toRow), [contacts])
  const sorted = useMemo(
    () => sortRows(rows, order, (contact, column) => contact[column]),
    [rows, order],
  )
  const found = useMemo(
    () => sorted.filter((row) => row.searched.includes(deferred)),
    [sorted, deferred],
  )

  if (contacts.length === 0) {
    return (
      <EmptyState
        title="This list has no contacts yet"
        description="Campaigns write to the contacts of a list. Contacts are saved into lists in Lead Search."
        action={
          <Button asChild variant="outline">
            <Link to="/search">Find leads</Link>
          </Button>
        }
      />
    )
  }
  return (
    <Stack gap="3">
      <Flex gap="2">
        <SearchField label="Find a contact" value={query} onChange={setQuery} />
        <ViewButton layout={layout} />
      </Flex>
      <Text role="status" color="fg.muted" textStyle="sm">
        {deferred && `${found.length} of ${contacts.length} contacts match.`}
      </Text>
      <VirtualTable
        label="Contacts"
        rows={found}
        columns={columns}
        layout={layout}
        order={order}
        onSort={(column) => onViewChange({ order: writeOrder(nextOrder(order, column)) })}
        getRowId={placeOf}
        maxHeight="55dvh"
      />
    </Stack>
  )
}
