import { isRoleAddress } from '@/shared/lib/values/role-address'
import { visibleText } from '@/shared/lib/values/visible-text'
import type { Contact } from '@/entities/lead/lead-mapping'
import { groupPeople, type Person, toLeads } from '@/entities/lead/people'

type Named = { id: string; name: string }

export type Source = {
  contacts: readonly Contact[]
  selected: readonly Named[]
  active: readonly Named[]
}

/** Distinct recipients; the groups overlap. */
export type Audience = {
  everyone: Person[]
  inListTwice: Person[]
  inSeveral: Person[]
  inActive: Person[]
  withoutAddress: Person[]
  withoutCompany: Person[]
  roleAddress: Person[]
}

/** Small enough for a slice of a few milliseconds. */
const PEOPLE_PER_SLICE = 1000

export function* countAudience(sources: readonly Source[]): Generator<void, Audience> {
  const people = yield* groupPeople(sources.map(({ contacts }) => contacts))
  const audience: Audience = {
    everyone: [],
    inListTwice: [],
    inSeveral: [],
    inActive: [],
    withoutAddress: [],
    withoutCompany: [],
    roleAddress: [],
  }
  for (const [place, person] of people.entries()) {
    if (place % PEOPLE_PER_SLICE === PEOPLE_PER_SLICE - 1) yield
    addTo(audience, person, sources)
  }
  return audience
}

function addTo(audience: Audience, person: Person, sources: readonly Source[]) {
  const lists = new Set(person.at)
  let campaigns = 0
  let isDuplicate = false
  let isInActive = false
  for (const index of lists) {
    const { selected = [], active = [] } = sources[index] ?? {}
    campaigns += selected.length
    if (active.length > 0) isInActive = true
    if (selected.length > 0 && person.at.indexOf(index) !== person.at.lastIndexOf(index)) {
      isDuplicate = true
    }
  }
  if (campaigns === 0) return
  audience.everyone.push(person)
  // No address: counted once.
  if (!person.contact.email) audience.withoutAddress.push(person)
  else {
    if (isDuplicate) audience.inListTwice.push(person)
    if (campaigns > 1) audience.inSeveral.push(person)
    if (isInActive) audience.inActive.push(person)
    if (isRoleAddress(person.contact.email)) audience.roleAddress.push(person)
    if (!visibleText(person.contact.company ?? '')) audience.withoutCompany.push(person)
  }
}

export function leadsWithout(
  { everyone }: Pick<Audience, 'everyone'>,
  people: readonly Person[],
  sources: readonly Source[],
) {
  const left = new Set(people)
  const rest = everyone.filter((person) => !left.has(person))
  return toLeads(
    rest,
    sources.map(({ contacts }) => contacts),
  )
}
