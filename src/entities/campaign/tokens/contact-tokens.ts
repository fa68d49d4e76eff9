import type { Contact } from '@/entities/lead/lead-mapping'
import { visibleText } from '@/shared/lib/values/visible-text'
import type { TokenName } from './tokens'

/** Tokens filled from the contact, with their accessors. */
const contactFields: Partial<Record<TokenName, (contact: Contact) => string | undefined>> = {
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  company: ({ company }) => company,
  title: ({ title }) => title,
}

export const contactValue = (token: TokenName, contact: Contact): string | undefined =>
  visibleText(contactFields[token]?.(contact) ?? '') || undefined

const counts = new WeakMap<readonly Contact[], Map<TokenName, number>>()

/** Number of contacts that lack a token's value; 0 for tokens not filled from the contact. */
export function countLacking(token: TokenName, contacts: readonly Contact[]): number {
  if (!contactFields[token]) return 0
  const known = counts.get(contacts) ?? new Map<TokenName, number>()
  counts.set(contacts, known)
  // Cached, because several campaigns and steps count the same thousands of contacts.
  const count =
    known.get(token) ?? contacts.filter((contact) => !contactValue(token, contact)).length
  known.set(token, count)
  return count
}
