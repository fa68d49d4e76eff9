import type { Contact } from '@/entities/lead/lead-mapping'
import { addressKey } from '@/shared/lib/same-address'

/** A campaign, as far as its name is shown. */
type Named = { id: string; name: string }

/** A list, and who writes to it. */
export type Source = {
  contacts: readonly Contact[]
  /** The campaigns that are about to be sent. */
  selected: readonly Named[]
  /** Other campaigns, which are active already. */
  active: readonly Named[]
}

export type Person = {
  /** Different for each person of a count. */
  key: string
  /** One of the person's contacts, with an address if any of them has one. */
  contact: Contact
  /** The index of the source, once for each time that it contains the person. */
  at: readonly number[]
}

/** The different people who are written to; the groups overlap. */
export type Audience = {
  everyone: Person[]
  /** More than once in one list. */
  inListTwice: Person[]
  /** In the lists of several selected campaigns. */
  inSeveral: Person[]
  /** In the list of a campaign that is active already. */
  inActive: Person[]
  withoutAddress: Person[]
}

type Found = { key: string; contact: Contact; at: number[]; mergedInto?: Found }

/** Few enough that counting them takes a few milliseconds. */
const CONTACTS_PER_SLICE = 1000

/**
 * Counts people: contacts with the same address, or else the same id, are one person. It pauses at each
 * `yield`, so that the page stays responsive with tens of thousands of contacts.
 */
export function* countAudience(sources: readonly Source[]): Generator<void, Audience> {
  const all: Found[] = []
  const byAddress = new Map<string, Found>()
  const byId = new Map<string, Found>()

  for (const [index, { contacts }] of sources.entries()) {
    for (const [place, contact] of contacts.entries()) {
      if (place % CONTACTS_PER_SLICE === CONTACTS_PER_SLICE - 1) yield
      const address = addressKey(contact.email ?? '')
      const id = contact.apolloId || (contact.id && `#${contact.id}`)
      const same = merge(byAddress.get(address), byId.get(id))
      const person = same ?? { key: String(all.length), contact, at: [] }
      if (!same) all.push(person)
      else if (!same.contact.email && contact.email) same.contact = contact
      person.at.push(index)
      if (address) byAddress.set(address, person)
      if (id) byId.set(id, person)
    }
  }

  const audience: Audience = {
    everyone: [],
    inListTwice: [],
    inSeveral: [],
    inActive: [],
    withoutAddress: [],
  }
  for (const [place, person] of all.entries()) {
    if (place % CONTACTS_PER_SLICE === CONTACTS_PER_SLICE - 1) yield
    if (!person.mergedInto) addTo(audience, person, sources)
  }
  return audience
}

function addTo(audience: Audience, person: Found, sources: readonly Source[]) {
  const lists = new Set(person.at)
  let campaigns = 0
  let isTwice = false
  let isInActive = false
  for (const index of lists) {
    const { selected = [], active = [] } = sources[index] ?? {}
    campaigns += selected.length
    if (active.length > 0) isInActive = true
    if (selected.length > 0 && person.at.indexOf(index) !== person.at.lastIndexOf(index)) {
      isTwice = true
    }
  }
  if (campaigns === 0) return
  audience.everyone.push(person)
  if (isTwice) audience.inListTwice.push(person)
  if (campaigns > 1) audience.inSeveral.push(person)
  if (isInActive) audience.inActive.push(person)
  if (!person.contact.email) audience.withoutAddress.push(person)
}

const finalOf = (person: Found): Found => {
  let final = person
  while (final.mergedInto) final = final.mergedInto
  return final
}

/** A contact can have the address of one known person and the id of another: they are the same. */
function merge(a: Found | undefined, b: Found | undefined): Found | undefined {
  const kept = a && finalOf(a)
  const other = b && finalOf(b)
  if (!kept || !other || kept === other) return kept ?? other
  kept.at.push(...other.at)
  if (!kept.contact.email && other.contact.email) kept.contact = other.contact
  other.mergedInto = kept
  return kept
}
