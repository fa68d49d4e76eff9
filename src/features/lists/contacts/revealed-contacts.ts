import * as z from 'zod/mini'
import {
  type Contact,
  type Lead,
  partsOfName,
  toNewLead,
  wireIdOf,
} from '@/entities/lead/lead-mapping'
import { persisted } from '@/shared/lib/device/persisted'
import { isManualId } from '@/shared/lib/values/manual-id'

export const toLead = (contact: Contact): Lead => ({ ...contact, key: contact.apolloId })

/** Addresses by apollo id that were paid for in a list, which does not contain them until saved. */
export const paidAddresses = persisted({
  name: 'paid-addresses',
  scope: 'tab',
  schema: z.record(z.string(), z.string()),
  fallback: {},
  atLogOut: 'forgotten',
})

/** Whether the server could find the address: a contact made by hand is in no database. */
export const canReveal = ({ email, apolloId }: Contact): boolean =>
  !email && apolloId !== '' && !isManualId(apolloId)

/**
 * The contacts of a list with revealed addresses. Leaves out those without an id.
 * @param emails by apollo id
 */
export function withAddresses(contacts: readonly Contact[], emails: ReadonlyMap<string, string>) {
  const byId = new Map(contacts.map((contact) => [contact.apolloId, contact]))
  byId.delete('')
  return [...byId.values()].map((contact) => {
    const email = emails.get(contact.apolloId)
    if (contact.email || !email)
      return { apolloId: wireIdOf(contact), email: contact.email ?? null }
    const [firstName, lastName] = partsOfName(contact)
    return Object.assign(toNewLead({ ...toLead(contact), email }), { firstName, lastName })
  })
}
