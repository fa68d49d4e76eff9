import { type Contact, partsOfName } from '@/entities/lead/lead-mapping'
import { groupPeople } from '@/entities/lead/people'
import { refusalOf } from '@/entities/lead/said-no'
import { msg, type Translatable } from '@/shared/i18n/translate'
import { isRoleAddress } from '@/shared/lib/values/role-address'
import { isInCapitals } from '../cleaning/cleaning'
import type { ContactNotes, ContactRow } from './contact-rows'

type Finding = {
  id: string
  label: Translatable
  has: (row: ContactRow, facts: ContactNotes) => boolean
}

const findings: readonly Finding[] = [
  { id: 'noEmail', label: msg('Without e-mail'), has: ({ email }) => !email },
  { id: 'role', label: msg('Role address'), has: ({ email }) => isRoleAddress(email ?? '') },
  { id: 'noFirstName', label: msg('No first name'), has: (row) => !partsOfName(row)[0].trim() },
  { id: 'noCompany', label: msg('No company'), has: ({ company }) => !company?.trim() },
  { id: 'capitals', label: msg('In capitals'), has: (row) => partsOfName(row).some(isInCapitals) },
  {
    id: 'twice',
    label: msg('Twice'),
    has: ({ position }, { twice }) => twice?.has(position) ?? false,
  },
  {
    id: 'bounced',
    label: msg('Bounced'),
    has: (row, { isBounced }) => isBounced?.(row) ?? false,
  },
  {
    id: 'saidNo',
    label: msg('Said no'),
    has: (row, { saidNo }) => refusalOf(row, saidNo) !== undefined,
  },
  {
    id: 'others',
    label: msg('In other lists'),
    has: (row, { isInOtherLists }) => isInOtherLists?.(row) ?? false,
  },
]

type ContactGroup = { id: string; label: Translatable; rows: readonly ContactRow[] }

/** Returns the group of all rows, followed by the groups that are not empty. */
export function groupContacts(rows: readonly ContactRow[], facts: ContactNotes): ContactGroup[] {
  return [
    { id: 'everyone', label: msg('Everyone'), rows },
    ...findings
      .map(({ id, label, has }) => ({ id, label, rows: rows.filter((row) => has(row, facts)) }))
      .filter((group) => group.rows.length > 0),
  ]
}

/** Positions of duplicate contacts. Incremental, because a list may have thousands. */
export function* positionsOfTwice(
  contacts: readonly Contact[],
): Generator<void, NonNullable<ContactNotes['twice']>> {
  const people = yield* groupPeople([contacts])
  return new Set(people.flatMap(({ positions }) => (positions.length > 1 ? positions : [])))
}
