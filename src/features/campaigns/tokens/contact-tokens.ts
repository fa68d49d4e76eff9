import type { Contact } from '@/entities/lead/lead-mapping'
import { visibleText } from '@/shared/lib/visible-text'
import type { TokenName } from './tokens'

/** The tokens that come from the contact, and what they are filled with. */
const contactFields: Partial<Record<TokenName, (contact: Contact) => string | undefined>> = {
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  company: ({ company }) => company,
  title: ({ title }) => title,
}

/** Undefined when the contact has nothing to fill it with. */
export const contactValue = (token: TokenName, contact: Contact): string | undefined =>
  visibleText(contactFields[token]?.(contact) ?? '') || undefined

/** How many of the contacts lack what the token asks for; none lacks what comes from elsewhere. */
export function countLacking(token: TokenName, contacts: readonly Contact[]): number {
  if (!contactFields[token]) return 0
  return contacts.filter((contact) => !contactValue(token, contact)).length
}
