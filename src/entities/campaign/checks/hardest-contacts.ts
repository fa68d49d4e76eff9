import type { Contact } from '@/entities/lead/lead-mapping'
import { visibleText } from '@/shared/lib/values/visible-text'

export type Hardness = 'no company' | 'no first name' | 'alphabet'

type Person = Pick<Contact, 'name' | 'firstName' | 'lastName' | 'company'>

/** Uses only the parts that mails are filled with. */
const nameOf = ({ name, firstName, lastName }: Person) =>
  visibleText(`${firstName} ${lastName}`) || name

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

function first(contacts: readonly Person[], test: (contact: Person) => boolean) {
  const index = contacts.findIndex(test)
  return index === -1 ? undefined : index
}

/** Contacts for whom a mail is most likely to look wrong, by index. */
export function hardestContacts(
  contacts: readonly Person[],
): { hardness: Hardness; index: number }[] {
  const found: [Hardness, number | undefined][] = [
    ['no company', first(contacts, ({ company = '' }) => visibleText(company) === '')],
    ['no first name', first(contacts, ({ firstName }) => visibleText(firstName) === '')],
    [
      'alphabet',
      first(contacts, (contact) => NOT_LATIN.test(nameOf(contact) + (contact.company ?? ''))),
    ],
  ]
  return found.flatMap(([hardness, index]) => (index === undefined ? [] : [{ hardness, index }]))
}
