import type { Contact } from '@/entities/lead/lead-mapping'
import { groupPeople } from '@/entities/lead/people'
import { firstKeyOf } from '@/features/lists/contacts/contact-rows'
import { addressKey } from '@/shared/lib/values/addresses'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { byObject } from '@/shared/lib/values/by-object'
import { textKey } from '@/shared/lib/values/text-key'

export type ReadList = { id: string; name: string; contacts: readonly Contact[] }
type FoundPerson = { list: ReadList; contact: Contact; /** Index in the list. */ key: string }

/** More than fit on a screen; a longer query narrows them down. */
const MAX_PEOPLE = 20
const MAX_COMPANIES = 3
/** A single character occurs in nearly every name. */
const MIN_CHARACTERS = 2

const textOf = byObject(({ name, company, email }: Contact) =>
  textKey([name, company, email].join('\n')),
)

type Found = {
  /** At most `MAX_PEOPLE`. */
  people: FoundPerson[]
  total: number
  /** Names of companies that contain all words, most frequent first. */
  companies: string[]
}

/**
 * Finds people whose name, company or address contains all words. Duplicates are dropped; the first
 * list wins.
 * @param lists newest first
 */
export function findPeople(lists: readonly ReadList[], query: string): Found {
  const typed = textKey(query)
  const people: FoundPerson[] = []
  const companies = new Map<string, { name: string; count: number }>()
  let total = 0
  if (typed.length < MIN_CHARACTERS) return { people, total, companies: [] }
  const words = typed.split(/\s+/)
  const hasWords = (text: string) => words.every((word) => text.includes(word))
  const seen = new Set<string>()
  for (const list of lists) {
    for (const contact of list.contacts) {
      if (!hasWords(textOf(contact))) continue
      const names = [contact.apolloId, addressKey(contact.email ?? '')].filter(Boolean)
      if (names.some((name) => seen.has(name))) continue
      for (const name of names) seen.add(name)
      total += 1
      if (people.length < MAX_PEOPLE) people.push({ list, contact, key: firstKeyOf(contact) })
      const company = textKey(contact.company ?? '')
      if (!company || !hasWords(company)) continue
      const { name, count } = companies.get(company) ?? { name: contact.company ?? '', count: 0 }
      companies.set(company, { name, count: count + 1 })
    }
  }
  const frequent = [...companies.values()].toSorted((a, b) => b.count - a.count)
  return { people, total, companies: frequent.slice(0, MAX_COMPANIES).map(({ name }) => name) }
}

/** People of a company with all lists that have them. */
export function peopleOfCompany(lists: readonly ReadList[], company: string) {
  const key = textKey(company)
  const own = lists.map(({ contacts }) =>
    contacts.filter((contact) => textKey(contact.company ?? '') === key),
  )
  return runAtOnce(groupPeople(own)).map(({ contact, at }) => ({
    contact,
    lists: [...new Set(at)].flatMap((index) => lists[index] ?? []),
  }))
}
