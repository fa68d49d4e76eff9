import type { Contact } from '@/entities/lead/lead-mapping'
import { visibleText } from '@/shared/lib/values/visible-text'
import { isPlaceholder, type PlaceholderField } from '@/shared/lib/values/placeholder-text'
import type { TokenName } from './tokens'

/** Tokens filled from the contact, with their accessors. */
const contactFields: Partial<Record<TokenName, (contact: Contact) => string | undefined>> = {
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  company: ({ company }) => company,
  title: ({ title }) => title,
}

const placeholderFields: Partial<Record<TokenName, PlaceholderField>> = {
  first_name: 'firstName',
  last_name: 'lastName',
}

export const contactValue = (token: TokenName, contact: Contact): string | undefined =>
  visibleText(contactFields[token]?.(contact) ?? '') || undefined

/** Whether a token that is filled from the contact would leave a gap. */
export const lacks = (token: TokenName, contact: Contact): boolean =>
  contactFields[token] !== undefined && contactValue(token, contact) === undefined

type Lacking = {
  /** Number of contacts without a value. */
  count: number
  /** Values that only stand for one, such as 'NULL'. */
  placeholders: string[]
}
const lacking = new WeakMap<readonly Contact[], Map<TokenName, Lacking>>()

/** What contacts lack of a token; nothing for tokens not filled from the contact. */
export function findLacking(token: TokenName, contacts: readonly Contact[]): Lacking {
  // Cached, because several campaigns and steps count the same thousands of contacts.
  const ofContacts = lacking.get(contacts) ?? new Map<TokenName, Lacking>()
  lacking.set(contacts, ofContacts)
  const known = ofContacts.get(token)
  if (known) return known
  const found: Lacking = { count: 0, placeholders: [] }
  const field = placeholderFields[token] ?? 'text'
  for (const contact of contactFields[token] ? contacts : []) {
    const value = contactValue(token, contact)
    if (value === undefined) found.count += 1
    else if (isPlaceholder(value, field)) found.placeholders.push(value)
  }
  ofContacts.set(token, found)
  return found
}
