import { Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import type { List } from '@/entities/list/list-queries'
import { reasonOf } from '@/shared/api/api-error'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'
import { SearchField } from '@/shared/ui/fields/search-field'
import { UserText } from '@/shared/ui/user-text'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { companySizeLabel } from '@/entities/lead/company-size'

type Props = {
  listId: string
  /** Undefined while the lists load, or when there is no such list. */
  list?: List
  onClose: () => void
}

export function ContactsDialog({ listId, list, onClose }: Props) {
  const contacts = useQuery(listContactsQuery(listId))
  const count = contacts.data?.length ?? list?.totalLeads

  return (
    <Dialog
      size="xl"
      title={count === undefined ? 'Contacts in List' : `Contacts in List (${count} contacts)`}
      description={list && <UserText text={list.name} />}
      onClose={onClose}
    >
      {contacts.isPending && <Loading label="Loading contacts..." />}
      {contacts.isError && (
        <ErrorPanel
          title="The contacts could not be loaded"
          message={reasonOf(contacts.error)}
          onRetry={() => void contacts.refetch()}
        />
      )}
      {contacts.data && <Contacts contacts={contacts.data} />}
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

const columns: TableColumn<ContactRow>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  { id: 'title', header: 'Title', text: ({ title }) => title },
  { id: 'company', header: 'Company', text: ({ company }) => company },
  { id: 'location', header: 'Location', text: ({ location }) => location },
  {
    id: 'size',
    header: 'Company Size',
    width: '9rem',
    text: ({ companySize }) => companySize && companySizeLabel(companySize),
  },
  { id: 'email', header: 'Email', width: '14rem', text: ({ email }) => email, missing: 'Hidden' },
]

function Contacts({ contacts }: { contacts: Contact[] }) {
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query.trim().toLowerCase())
  const rows = useMemo(() => contacts.map(toRow), [contacts])
  const found = useMemo(
    () => rows.filter((row) => row.searched.includes(deferred)),
    [rows, deferred],
  )

  if (contacts.length === 0) return <EmptyState title="This list has no contacts yet" />
  return (
    <Stack gap="3">
      <SearchField label="Find a contact" value={query} onChange={setQuery} />
      <Text role="status" color="fg.muted" textStyle="sm">
        {deferred && `${found.length} of ${contacts.length} contacts match.`}
      </Text>
      <VirtualTable
        label="Contacts"
        rows={found}
        columns={columns}
        getRowId={placeOf}
        minWidth="50rem"
        maxHeight="55dvh"
      />
    </Stack>
  )
}
