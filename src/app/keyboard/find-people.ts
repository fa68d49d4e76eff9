import type { Contact } from '@/entities/lead/lead-mapping'
import { firstKeyOf } from '@/features/lists/contacts/contact-rows'
import { addressKey } from '@/shared/lib/values/addresses'
import { byObject } from '@/shared/lib/values/by-object'
import { textKey } from '@/shared/lib/values/text-key'

export type ReadList = { id: string; name: string; contacts: readonly Contact[] }
type FoundPerson = { list: ReadList; contact: Contact; /** Index in the list. */ key: string }

/** More than fit on a screen; a longer query narrows them down. */
const MAX_PEOPLE = 20
/** A single character occurs in nearly every name. */
const MIN_CHARACTERS = 2

const textOf = byObject(({ name, company, email }: Contact) =>
  textKey([name, company, email].join('\n')),
)

/**
 * Finds people whose name, company or address contains all words. Duplicates are dropped; the first
 * list wins.
 * @param lists newest first
 */
export function findPeople(lists: readonly ReadList[], query: string): FoundPerson[] {
  const typed = textKey(query)
  if (typed.length < MIN_CHARACTERS) return []
  const words = typed.split(/\s+/)
  const found: FoundPerson[] = []
  const seen = new Set<string>()
  for (const list of lists) {
    for (const contact of list.contacts) {
      const text = textOf(contact)
      if (!words.every((word) => text.includes(word))) continue
      const names = [contact.apolloId, addressKey(contact.email ?? '')].filter(Boolean)
      if (names.some((name) => seen.has(name))) continue
      for (const name of names) seen.add(name)
      found.push({ list, contact, key: firstKeyOf(contact) })
      if (found.length === MAX_PEOPLE) return found
    }
  }
  return found
}
