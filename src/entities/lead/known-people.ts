import { useMemo } from 'react'
import { createSessionStore, useStore } from '@/shared/lib/state/store'
import { addressKey } from '@/shared/lib/values/addresses'
import type { Lead } from './lead-mapping'

type Member = { apolloId: string; email?: string | undefined }
type MembersOfList = { id: string; name: string; leads: readonly Member[] }
type Person = { apolloId?: string | undefined; email?: string | undefined }
type AddressesByList = ReadonlyMap<string, ReadonlyMap<string, string>>

type KnownAddress = { email: string; listName: string }

export type Known = {
  /** Lists that contain this id or address, newest first. */
  lists: readonly { id: string; name: string }[]
  /** Distinct addresses; those of the newest list first. */
  addresses: readonly KnownAddress[]
  /** Ids of those lists whose addresses have not been read yet. */
  unread: readonly string[]
}

/**
 * Addresses from lists that have been read, by list id and apollo id. Kept until log out, longer
 * than the contacts themselves, so that a known address is never bought again.
 */
export const readAddresses = createSessionStore<AddressesByList>(new Map())

export function rememberAddresses(listId: string, contacts: readonly Member[]): void {
  const addresses = new Map(
    contacts.flatMap(({ apolloId, email }): [string, string][] =>
      apolloId && email ? [[apolloId, email]] : [],
    ),
  )
  readAddresses.update((lists) => new Map(lists).set(listId, addresses))
}

type Entry = {
  lists: Set<MembersOfList>
  addresses: Map<string, KnownAddress>
}

/**
 * Looks up people in the lists. Iterates over the lists once, because they may contain far more
 * contacts than there are people.
 * @param lists newest first
 */
export function whatListsKnow<One extends Person>(
  people: readonly One[],
  lists: readonly MembersOfList[],
  read: AddressesByList,
): ReadonlyMap<One, Known> {
  const entries = new Map<One, Entry>()
  const byId = new Map<string, Entry[]>()
  const byAddress = new Map<string, Entry[]>()
  const put = (index: Map<string, Entry[]>, key: string, entry: Entry) => {
    if (key) index.set(key, [...(index.get(key) ?? []), entry])
  }
  for (const person of people) {
    const entry: Entry = { lists: new Set(), addresses: new Map() }
    entries.set(person, entry)
    put(byId, person.apolloId ?? '', entry)
    put(byAddress, addressKey(person.email ?? ''), entry)
  }

  const addMatch = (list: MembersOfList, apolloId: string, email: string | undefined) => {
    const key = email ? addressKey(email) : ''
    const found = [byId.get(apolloId), byAddress.get(key)]
    for (const { lists, addresses } of found.flatMap((same = []) => same)) {
      lists.add(list)
      if (email && !addresses.has(key)) addresses.set(key, { email, listName: list.name })
    }
  }
  for (const list of lists) {
    for (const { apolloId, email } of list.leads) addMatch(list, apolloId, email)
    // List responses may omit addresses, and even contact ids.
    for (const [apolloId, email] of read.get(list.id) ?? []) addMatch(list, apolloId, email)
  }
  return new Map(
    [...entries].map(([person, { lists, addresses }]) => [
      person,
      {
        lists: [...lists],
        addresses: [...addresses.values()],
        unread: [...lists].map(({ id }) => id).filter((id) => !read.has(id)),
      },
    ]),
  )
}

/**
 * A lead enriched with data from lists: an address that the search did not return comes from the
 * newest list.
 */
export type KnownLead = Lead & {
  inLists?: readonly string[]
  addressFrom?: string
  /** Ids of lists that contain the lead and may have its address. */
  unreadLists?: readonly string[]
}

export function withKnown(lead: Lead, known: Known | undefined): KnownLead {
  if (!known || known.lists.length === 0) return lead
  const { lists, addresses, unread } = known
  const inLists = lists.map(({ name }) => name)
  const [latest] = addresses
  if (lead.email) return { ...lead, inLists }
  if (!latest) return { ...lead, inLists, unreadLists: unread }
  return { ...lead, inLists, email: latest.email, addressFrom: latest.listName }
}

export function useKnownLeads(
  leads: readonly Lead[],
  lists: readonly MembersOfList[] | undefined,
): readonly KnownLead[] {
  const read = useStore(readAddresses)
  return useMemo(() => knownLeads(leads, lists, read), [leads, lists, read])
}

export function knownLeads(
  leads: readonly Lead[],
  lists: readonly MembersOfList[] = [],
  read: AddressesByList = readAddresses.get(),
): readonly KnownLead[] {
  if (lists.length === 0) return leads
  const known = whatListsKnow(leads, lists, read)
  return leads.map((lead) => withKnown(lead, known.get(lead)))
}

export const unreadListsOf = (leads: readonly KnownLead[]): ReadonlySet<string> =>
  new Set(leads.flatMap(({ unreadLists = [] }) => unreadLists))

export const isUnlisted = ({ inLists = [] }: KnownLead) => inLists.length === 0
