import type { ContactRow } from './rows'
import type { World } from './world'

/**
 * Creates the contact. If one has the same Apollo id, fills in its missing address and returns it:
 * a prospect may be saved in several lists.
 */
export function saveContact({ db }: World, contact: Omit<ContactRow, 'id'>): ContactRow {
  const { contacts } = db
  const known = contacts.getByUnique(contact.apolloId)
  // Contacts are never removed, so their count equals the last id.
  if (!known) return contacts.insert({ ...contact, id: String(contacts.count() + 1) })
  if (known.email || !contact.email) return known
  return contacts.update(known.id, { email: contact.email }) ?? known
}
