import { visibleText } from '@/shared/lib/visible-text'

export const REQUIRED_COLUMNS = ['first_name', 'last_name', 'email'] as const
export const COLUMNS = [
  ...REQUIRED_COLUMNS,
  'company',
  'title',
  'location',
  'phone',
  'linkedin_url',
] as const
export type Column = (typeof COLUMNS)[number]
/** Where each column stands in a row, from 0. */
export type ColumnMap = Partial<Record<Column, number>>

/** What other tools call the same thing, without spaces and punctuation. */
const NEAR_NAMES: Record<Column, string[]> = {
  first_name: ['firstname', 'first', 'givenname', 'forename', 'fname', 'contactfirstname'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'lname', 'contactlastname'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'businessemail', 'primaryemail', 'email1'],
  company: ['company', 'companyname', 'organization', 'organisation', 'account', 'employer'],
  title: ['title', 'jobtitle', 'position', 'role', 'job'],
  location: ['location', 'city', 'place', 'address'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'mobilephone', 'workphone'],
  linkedin_url: ['linkedinurl', 'linkedin', 'linkedinprofile', 'personlinkedinurl', 'profileurl'],
}

export function cleanHeader(cells: readonly string[]): string[] {
  return cells.map((cell) => visibleText(cell).replace(/\s+/g, ' '))
}

/** The columns that are named exactly, without regard to case; of a repeated name the first. */
export function findColumns(header: readonly string[]): ColumnMap {
  return mapColumns(header, (name, column) => name.toLowerCase() === column)
}

/** Exact names and near ones ('First Name', 'E-mail'), to offer to a person. */
export function suggestColumns(header: readonly string[]): ColumnMap {
  const near = mapColumns(header, (name, column) =>
    NEAR_NAMES[column].includes(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')),
  )
  return { ...near, ...findColumns(header) }
}

export function missingColumns(columns: ColumnMap): Column[] {
  return REQUIRED_COLUMNS.filter((column) => columns[column] === undefined)
}

/** Names of the header that no column is read from, repeated names included. */
export function unusedNames(header: readonly string[], columns: ColumnMap): string[] {
  const used = new Set(Object.values(columns))
  return header.filter((name, index) => name !== '' && !used.has(index))
}

function mapColumns(
  header: readonly string[],
  isColumn: (name: string, column: Column) => boolean,
): ColumnMap {
  const found: ColumnMap = {}
  for (const column of COLUMNS) {
    const index = header.findIndex((name) => isColumn(name, column))
    if (index >= 0) found[column] = index
  }
  return found
}
