import type { Contact } from '@/entities/lead/lead-mapping'
import { visibleText } from '@/shared/lib/values/visible-text'
import type { TokenName } from './tokens'

/** The tokens that come from the contact, and how to read their values. */
const contactFields: Partial<Record<TokenName, (contact: Contact) => string | undefined>> = {
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  company: ({ company }) => company,
  title: ({ title }) => title,
}

/** Undefined when the contact has no value for it. */
export const contactValue = (token: TokenName, contact: Contact): string | undefined =>
  visibleText(contactFields[token]?.(contact) ?? '') || undefined

const counts = new WeakMap<readonly Contact[], Map<TokenName, number>>()

/** How many contacts lack the value of a token; 0 for tokens that do not come from the contact. */
export function countLacking(token: TokenName, contacts: readonly Contact[]): number {
  if (!contactFields[token]) return 0
  const known = counts.get(contacts) ?? new Map<TokenName, number>()
  counts.set(contacts, known)
  // Kept, because several campaigns and steps ask about the same thousands of contacts.
  const count =
    known.get(token) ?? contacts.filter((contact) => !contactValue(token, contact)).length
  known.set(token, count)
  return count
}
