import { addressKey } from '@/shared/lib/values/addresses'
import type { Contact } from './lead-mapping'

type Known = Pick<Contact, 'apolloId'> & Partial<Pick<Contact, 'id' | 'email'>>

export type Person<One = Contact> = {
  /** Unique within a count. */
  key: string
  /** One of the person's contacts, preferably with an address. */
  contact: One
  /** Indexes of the lists that contain the person, once per occurrence. */
  at: readonly number[]
  /** Contact index in each of these lists. */
  positions: readonly number[]
}

type Found<One> = {
  key: string
  contact: One
  at: number[]
  positions: number[]
  mergedInto?: Found<One>
}

/** Small enough for a slice of a few milliseconds. */
const CONTACTS_PER_SLICE = 1000

/**
 * Groups contacts into people, in order of first occurrence: contacts with the same address, or
 * else the same id, are one person. Incremental, so that the page stays responsive with tens of
 * thousands of contacts.
 */
export function* groupPeople<One extends Known>(
  lists: readonly (readonly One[])[],
): Generator<void, Person<One>[]> {
  const all: Found<One>[] = []
  const byAddress = new Map<string, Found<One>>()
  const byId = new Map<string, Found<One>>()

  for (const [index, contacts] of lists.entries()) {
    for (const [position, contact] of contacts.entries()) {
      if (position % CONTACTS_PER_SLICE === CONTACTS_PER_SLICE - 1) yield
      const address = addressKey(contact.email ?? '')
      // A row id is only unique within its list.
      const id = contact.apolloId || (contact.id ? `#${index}:${contact.id}` : '')
      const same = merge(byAddress.get(address), byId.get(id))
      const person = same ?? { key: String(all.length), contact, at: [], positions: [] }
      if (!same) all.push(person)
      else if (!same.contact.email && contact.email) same.contact = contact
      person.at.push(index)
      person.positions.push(position)
      if (address) byAddress.set(address, person)
      if (id) byId.set(id, person)
    }
  }
  yield
  return all.filter(({ mergedInto }) => !mergedInto)
}

function finalOf<One>(person: Found<One>): Found<One> {
  let final = person
  while (final.mergedInto) final = final.mergedInto
  return final
}

/** Merges two people: a contact can have the address of one and the id of the other. */
function merge<One extends Known>(
  a: Found<One> | undefined,
  b: Found<One> | undefined,
): Found<One> | undefined {
  const kept = a && finalOf(a)
  const other = b && finalOf(b)
  if (!kept || !other || kept === other) return kept ?? other
  kept.at.push(...other.at)
  kept.positions.push(...other.positions)
  if (!kept.contact.email && other.contact.email) kept.contact = other.contact
  other.mergedInto = kept
  return kept
}

/** Leads to create from people. Skips those without an id, which cannot be added. */
export function toLeads(people: readonly Person[], lists: readonly (readonly Contact[])[]) {
  return people.flatMap(({ contact, at, positions }) => {
    const others = at.map((list, index) => lists[list]?.[positions[index] ?? -1])
    const known = [contact, ...others].find((one) => one?.apolloId)
    if (!known) return []
    return { apolloId: known.apolloId, sentId: known.sentId, email: contact.email ?? null }
  })
}
