import { companySizeLabel } from '@/entities/lead/lead-labels'
import type { Contact } from '@/entities/lead/lead-mapping'
import { refusalOf, type SaidNo } from '@/entities/lead/said-no'
import { msg, translate } from '@/shared/i18n/translate'
import { textKey } from '@/shared/lib/values/text-key'
import type { Cards } from '@/shared/ui/tables/card-list'
import { textColumn } from '@/shared/ui/tables/table-layout'
import type { TableColumn } from '@/shared/ui/tables/table-row'

export type ContactRow = Contact & {
  /** Derived from the person, so that a selection survives a refetch. */
  key: string
  position: number
  searched: string
}

const personOf = ({ apolloId, id, email, name, company, title }: Contact): string =>
  apolloId || (id ? `#${id}` : [email, name, company, title].join('\n'))

export const firstKeyOf = (contact: Contact): string => `1:${personOf(contact)}`

/** Numbers identical contacts, because the server may send duplicates or contacts without ids. */
export function toRows(contacts: readonly Contact[]): ContactRow[] {
  const counts = new Map<string, number>()
  return contacts.map((contact, position) => {
    const { name, title, company, location, email } = contact
    const person = personOf(contact)
    const count = (counts.get(person) ?? 0) + 1
    counts.set(person, count)
    return {
      ...contact,
      key: `${count}:${person}`,
      position,
      searched: textKey([name, title, company, location, email].join('\n')),
    }
  })
}

export function contactLabel({ name, email }: ContactRow): string {
  const known = name || email
  return known
    ? translate('Select {name}', { name: known })
    : translate('Select a contact without a name')
}

export const sortColumns = ['name', 'title', 'company', 'location', 'companySize', 'email'] as const
export type SortColumn = (typeof sortColumns)[number]

/** Notes about the contacts from other data; each is undefined until loaded. */
export type ContactNotes = {
  /** Positions of contacts that occur more than once in the list. */
  twice?: ReadonlySet<number> | undefined
  isInOtherLists?: ((contact: Contact) => boolean) | undefined
  isBounced?: ((contact: Contact) => boolean) | undefined
  saidNo?: SaidNo | undefined
}

export const columnsOf = (
  { twice, isBounced, saidNo }: ContactNotes,
  onOpen?: (row: ContactRow) => void,
  emailRem = 19,
): TableColumn<ContactRow, SortColumn>[] => [
  {
    ...textColumn('name', msg('Name'), 10.5),
    width: '10.5rem',
    isMain: true,
    onOpen,
    mark: ({ position }) => (twice?.has(position) ? translate('Twice') : undefined),
  },
  { ...textColumn('title', msg('Title'), 8.25), leaves: 5 },
  { ...textColumn('company', msg('Company'), 8.25), leaves: 4 },
  { ...textColumn('location', msg('Location'), 8.25), leaves: 3 },
  {
    id: 'size',
    sort: 'companySize',
    header: msg('Company Size'),
    width: '8.25rem',
    leaves: 1,
    areNumbers: true,
    orderedBy: 'size',
    text: ({ companySize }) => companySize && companySizeLabel(companySize),
  },
  {
    id: 'email',
    sort: 'email',
    header: msg('Email'),
    width: `${emailRem}rem`,
    text: ({ email }) => email,
    isAddress: true,
    missing: msg('Hidden'),
    lateMark: (contact) =>
      refusalOf(contact, saidNo)
        ? translate('Said no')
        : isBounced?.(contact)
          ? translate('Bounced')
          : undefined,
  },
]

export const contactsTable = { name: 'contacts', columns: columnsOf({}) }

export const contactCards: Cards<ContactRow> = {
  unsorted: msg('As saved'),
  lines: [
    { columns: ['name'] },
    { columns: ['email'] },
    { columns: ['title', 'company', 'location'] },
  ],
}
