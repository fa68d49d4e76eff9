import { companySizeLabel } from '@/entities/lead/company-size'
import type { Contact } from '@/entities/lead/lead-mapping'
import { toCsv } from '@/shared/lib/csv-write'

/** Names that the import finds by itself. */
const HEADER = ['First Name', 'Last Name', 'Email', 'Title', 'Company', 'Location', 'Company Size']

export function contactsToCsv(contacts: readonly Contact[]): string {
  return toCsv([
    HEADER,
    ...contacts.map(({ name, firstName, lastName, email, title, company, ...contact }) => {
      const [first = '', ...rest] = name.split(/\s+/)
      const hasParts = firstName !== '' || lastName !== ''
      return [
        hasParts ? firstName : first,
        hasParts ? lastName : rest.join(' '),
        email,
        title,
        company,
        contact.location,
        contact.companySize && companySizeLabel(contact.companySize),
      ]
    }),
  ])
}

/** Without what some systems do not allow in file names. */
export function csvNameOf(listName: string): string {
  const name = listName.replace(/[\p{Cc}\\/:*?"<>|\s]+/gu, ' ').trim()
  return `${name || 'contacts'}.csv`
}
