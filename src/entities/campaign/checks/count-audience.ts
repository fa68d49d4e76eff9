import { addressKeysOf, type AnalyticsEvent, eventsOfCampaign } from '@/entities/event/event'
import { addressKey } from '@/shared/lib/values/addresses'
import { isRoleAddress } from '@/shared/lib/values/role-address'
import type { Contact } from '@/entities/lead/lead-mapping'
import { groupPeople, type Person, toLeads } from '@/entities/lead/people'
import { refusalOf, refusalText, type SaidNo } from '@/entities/lead/said-no'
import type { Campaign } from '@/entities/campaign/campaign'
import { lacks } from '../tokens/contact-tokens'
import type { TokenName } from '../tokens/tokens'

type Named = { id: string; name: string }

/** A campaign that sends, or has sent to some of its people. */
type OtherCampaign = Named & Partial<Pick<Campaign, 'status' | 'sentEmails' | 'totalLeads'>>

export type Source = {
  contacts: readonly Contact[]
  selected: readonly Named[]
  others: readonly OtherCampaign[]
}

/** Distinct recipients; the groups overlap. */
export type Audience = {
  everyone: Person[]
  inListTwice: Person[]
  inSeveral: Person[]
  inOthers: Person[]
  saidNo: Person[]
  withoutAddress: Person[]
  roleAddress: Person[]
}

export function byList<Listed extends Pick<Campaign, 'listId'>>(campaigns: readonly Listed[]) {
  const groups = new Map<string, Listed[]>()
  for (const campaign of campaigns) {
    const { listId = '' } = campaign
    const group = groups.get(listId)
    if (group) group.push(campaign)
    else groups.set(listId, [campaign])
  }
  return groups
}

/** Small enough for a slice of a few milliseconds. */
const PEOPLE_PER_SLICE = 1000

export function* countAudience(
  sources: readonly Source[],
  saidNo: SaidNo,
): Generator<void, Audience> {
  const people = yield* groupPeople(sources.map(({ contacts }) => contacts))
  const audience: Audience = {
    everyone: [],
    inListTwice: [],
    inSeveral: [],
    inOthers: [],
    saidNo: [],
    withoutAddress: [],
    roleAddress: [],
  }
  for (const [place, person] of people.entries()) {
    if (place % PEOPLE_PER_SLICE === PEOPLE_PER_SLICE - 1) yield
    addTo(audience, person, sources)
    if (refusalIn(person, sources, saidNo)) audience.saidNo.push(person)
  }
  return audience
}

function addTo(audience: Audience, person: Person, sources: readonly Source[]) {
  const lists = new Set(person.at)
  let campaigns = 0
  let isDuplicate = false
  let isInOther = false
  for (const index of lists) {
    const { selected = [], others = [] } = sources[index] ?? {}
    campaigns += selected.length
    if (others.length > 0) isInOther = true
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
    if (isInOther) audience.inOthers.push(person)
    if (isRoleAddress(person.contact.email)) audience.roleAddress.push(person)
  }
}

/** The contacts of a person to whom the selected campaigns write. */
export const writtenTo = ({ at, positions }: Person, sources: readonly Source[]) =>
  at.flatMap((index, place) => {
    const { selected = [], contacts = [] } = sources[index] ?? {}
    return selected.length > 0 ? (contacts[positions[place] ?? -1] ?? []) : []
  })

/** What a recipient said, at any address that the selected campaigns write to. */
export function refusalIn(person: Person, sources: readonly Source[], saidNo: SaidNo) {
  if (saidNo.size === 0) return undefined
  return writtenTo(person, sources)
    .map((contact) => refusalOf(contact, saidNo))
    .find(Boolean)
}

/** Recipients whose mail would have a gap in place of the token. */
export const lackingIn = (
  everyone: readonly Person[],
  sources: readonly Source[],
  token: TokenName,
): Person[] =>
  everyone.filter((person) => writtenTo(person, sources).some((contact) => lacks(token, contact)))

/** Recipients who said no, in words, and the campaigns that write to them. */
export type WhoSaidNo = {
  people: readonly string[]
  campaignIds: ReadonlySet<string>
  /** Why there may be more. */
  note?: string
}

export function whoSaidNoIn(
  { saidNo: people }: Audience,
  sources: readonly Source[],
  saidNo: SaidNo,
): WhoSaidNo | undefined {
  if (people.length === 0) return undefined
  const selected = people.flatMap(({ at }) => at.flatMap((index) => sources[index]?.selected ?? []))
  return {
    people: people.map((person) => {
      const { name, email = '' } = person.contact
      const refusal = refusalIn(person, sources, saidNo)
      return `${name || email}: ${refusal ? refusalText(refusal) : ''}`
    }),
    campaignIds: new Set(selected.map(({ id }) => id)),
  }
}

/** Recipients whom another campaign writes or wrote to; `contacts` includes those without an address. */
export type Overlap = {
  campaign: OtherCampaign
  people: Person[]
  contacts: number
  /** Those of whom an event of the campaign is known. */
  known: Person[]
}

export function overlapsOf(
  { everyone }: Audience,
  sources: readonly Source[],
  events: readonly AnalyticsEvent[],
): Overlap[] {
  const found = new Map<string, Overlap>()
  for (const person of everyone) {
    const others = new Set(person.at.flatMap((index) => sources[index]?.others ?? []))
    for (const campaign of others) {
      const overlap = found.get(campaign.id) ?? {
        campaign,
        people: [],
        contacts: 0,
        known: [],
      }
      overlap.contacts += 1
      if (person.contact.email) overlap.people.push(person)
      found.set(campaign.id, overlap)
    }
  }
  const overlaps = [...found.values()].filter(({ people }) => people.length > 0)
  for (const overlap of overlaps) {
    const keys = addressKeysOf(eventsOfCampaign(events, overlap.campaign.name))
    const isKnown = ({ contact }: Person) => keys.has(addressKey(contact.email ?? ''))
    if (keys.size > 0) overlap.known = overlap.people.filter(isKnown)
  }
  return overlaps
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
