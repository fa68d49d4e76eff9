import { type Contact, type NewLead, partsOfName, wireIdOf } from '@/entities/lead/lead-mapping'
import type { CreatedLead } from '@/entities/list/list-save/list-save-job'
import type { Incremental } from '@/shared/lib/state/incremental'
import { addressKey } from '@/shared/lib/values/addresses'
import { manualIdAt, type ManualIds } from '@/shared/lib/values/manual-id'
import {
  cellsToLead,
  cleanCells,
  type Cleaning,
  createFindings,
  type Finding,
  type ImportedCells,
  whyLeftOut,
} from './cleaning'

export type CopiedContact = {
  position: number
  contact: Contact
  cells: ImportedCells
  kind: 'same' | 'changed' | 'leftOut'
}

function cellsOf(contact: Contact): ImportedCells {
  const [first_name, last_name] = partsOfName(contact)
  return {
    first_name,
    last_name,
    email: contact.email ?? '',
    company: contact.company ?? '',
    title: contact.title ?? '',
    location: contact.location ?? '',
    phone: contact.phone ?? '',
    linkedin_url: contact.linkedinUrl ?? '',
  }
}

const CONTACTS_PER_SLICE = 200

/**
 * Cleans each contact. Of contacts with the same address, the first is kept. Contacts without an
 * address stay unchanged, because a changed copy could not be revealed, or are left out if they
 * have no id either. Incremental.
 */
export function* cleanContacts(
  contacts: readonly Contact[],
  cleaning: Cleaning,
): Incremental<CopiedContact[]> {
  const copied: CopiedContact[] = []
  const seen = new Set<string>()
  for (const [position, contact] of contacts.entries()) {
    if (position % CONTACTS_PER_SLICE === CONTACTS_PER_SLICE - 1) yield
    const before = cellsOf(contact)
    const cells = before.email ? cleanCells(before, cleaning.kinds) : before
    const key = addressKey(cells.email)
    const isLeftOut = cells.email
      ? whyLeftOut(cells.email, cleaning) !== undefined || seen.has(key)
      : !contact.apolloId
    const kind = isLeftOut ? 'leftOut' : isSame(before, cells) ? 'same' : 'changed'
    copied.push({ position, contact, cells, kind })
    if (key) seen.add(key)
  }
  return copied
}

const isSame = (one: ImportedCells, other: ImportedCells) =>
  JSON.stringify(one) === JSON.stringify(other)

export function* findInContacts(
  contacts: readonly Contact[],
  facts: Omit<Cleaning, 'kinds'>,
): Incremental<Finding[]> {
  const findings = createFindings(facts)
  for (const [position, contact] of contacts.entries()) {
    if (position % CONTACTS_PER_SLICE === CONTACTS_PER_SLICE - 1) yield
    if (contact.email) findings.add(cellsOf(contact))
  }
  return findings.found()
}

/**
 * Unchanged contacts are added by id; changed ones are created anew, so that the original list is
 * unaffected.
 */
export function leadsOfCopy(
  copied: readonly CopiedContact[],
  ids: ManualIds,
): (NewLead | CreatedLead)[] {
  return copied.flatMap(({ kind, contact, cells, position }) => {
    if (kind === 'leftOut') return []
    if (kind === 'same' && contact.apolloId)
      return { apolloId: wireIdOf(contact), email: contact.email ?? null }
    return cellsToLead(cells, manualIdAt(ids, position))
  })
}
