import type { Contact } from '@/entities/lead/lead-mapping'
import { visibleText } from '@/shared/lib/values/visible-text'

export type Hardness =
  | 'longest name'
  | 'no company'
  | 'no first name'
  | 'alphabet'
  | 'longest company'

type Person = Pick<Contact, 'name' | 'firstName' | 'lastName' | 'company'>

const lengthOf = (text: string) => Array.from(visibleText(text)).length

/** Uses only the parts that mails are filled with. */
const nameOf = ({ name, firstName, lastName }: Person) =>
  visibleText(`${firstName} ${lastName}`) || name

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** Position of the first contact with the longest text; undefined if all are empty. */
function longest(contacts: readonly Person[], textOf: (contact: Person) => string) {
  let place: number | undefined
  let most = 0
  for (const [index, contact] of contacts.entries()) {
    const length = lengthOf(textOf(contact))
    if (length > most) {
      most = length
      place = index
    }
  }
  return place
}

function first(contacts: readonly Person[], test: (contact: Person) => boolean) {
  const index = contacts.findIndex(test)
  return index === -1 ? undefined : index
}

/** Contacts for whom a mail is most likely to look wrong, by index. */
export function hardestContacts(
  contacts: readonly Person[],
): { hardness: Hardness; index: number }[] {
  const found: [Hardness, number | undefined][] = [
    ['longest name', longest(contacts, nameOf)],
    ['no company', first(contacts, ({ company = '' }) => visibleText(company) === '')],
    ['no first name', first(contacts, ({ firstName }) => visibleText(firstName) === '')],
    [
      'alphabet',
      first(contacts, (contact) => NOT_LATIN.test(nameOf(contact) + (contact.company ?? ''))),
    ],
    ['longest company', longest(contacts, ({ company = '' }) => company)],
  ]
  return found.flatMap(([hardness, index]) => (index === undefined ? [] : [{ hardness, index }]))
}
