import { unguardFormulas } from '@/shared/lib/csv/csv-formula'
import { withoutAccents } from '@/shared/lib/values/text-key'
import { visibleText } from '@/shared/lib/values/visible-text'
import { isUseful } from './csv-cell'
import {
  type Column,
  type ColumnMap,
  COLUMNS,
  REQUIRED_COLUMNS,
} from '../../cleaning/contact-columns'

export function cleanHeader(cells: readonly string[]): string[] {
  return cells.map((cell) => visibleText(unguardFormulas(cell)).replace(/\s+/g, ' '))
}

/** Finds columns by exact name, ignoring case; the first of repeated names wins. */
export function findColumns(header: readonly string[]): ColumnMap {
  const names = header.map((name) => name.toLowerCase())
  const found: ColumnMap = {}
  for (const column of COLUMNS) {
    const index = names.indexOf(column)
    if (index >= 0) found[column] = index
  }
  return found
}

/** Whether a column contains plausible values for a field. */
type IsFilled = (index: number, column: Column) => boolean

const anyFilled: IsFilled = () => true

/** @param rows the first rows below the header */
export const filledIn =
  (rows: readonly (readonly string[])[]): IsFilled =>
  (index, column) =>
    rows.some((cells) => isUseful(cells[index] ?? '', column))

/**
 * Suggests columns with exact or similar names ('First Name', 'E-mail'). A full name is suggested
 * for both names if there is no other column.
 */
export function suggestColumns(
  header: readonly string[],
  isFilled: IsFilled = anyFilled,
): ColumnMap {
  const found: ColumnMap = {}
  for (const column of COLUMNS) {
    const [best] = fittingColumns(header, column, isFilled)
    if (best) found[column] = best.index
  }
  if (found.first_name !== undefined || found.last_name !== undefined) return found
  const [fullName] = fittingColumns(header, 'full_name', isFilled)
  return fullName ? { ...found, first_name: fullName.index, last_name: fullName.index } : found
}

/** Adds suggestions for columns that are missing, or without values. */
export function withSuggestions(
  header: readonly string[],
  columns: ColumnMap,
  isFilled: IsFilled,
): ColumnMap {
  const suggested = { ...columns, ...suggestColumns(header, isFilled) }
  for (const column of COLUMNS) {
    const index = columns[column]
    if (index !== undefined && isFilled(index, column)) suggested[column] = index
  }
  return suggested
}

/**
 * Unambiguous similar names for optional columns that lack their exact name, and for any column
 * without values.
 */
export function sureColumns(
  header: readonly string[],
  isFilled: IsFilled,
  exact: ColumnMap,
): ColumnMap {
  const sure: ColumnMap = {}
  for (const column of COLUMNS) {
    const named = exact[column]
    if (named !== undefined && isFilled(named, column)) continue
    if (named === undefined && isRequired(column)) continue
    const [best] = fittingColumns(header, column, isFilled)
    if (best?.isSure && best.index !== named) sure[column] = best.index
  }
  return sure
}

/**
 * Columns that fit a field: filled ones first, then by the order of its synonyms. Of equal ones the
 * exact or shorter name is more likely to be the column itself.
 */
function fittingColumns(header: readonly string[], column: Field, isFilled: IsFilled) {
  const filledAs = column === 'full_name' ? 'first_name' : column
  const exact = header.findIndex((name) => name.toLowerCase() === column)
  return header
    .map((name, index) => ({ name, index, rank: rankOf(name, column) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted(
      (one, other) =>
        Number(isFilled(other.index, filledAs)) - Number(isFilled(one.index, filledAs)) ||
        one.rank - other.rank ||
        Number(other.index === exact) - Number(one.index === exact) ||
        one.name.length - other.name.length,
    )
    .map(({ index, rank }) => ({ index, isSure: rank < fields[column].sure }))
}

/**
 * Whether one column is used for both names. Its first word is the first name, the rest the last
 * name.
 */
export const isNameSplit = ({ first_name, last_name }: ColumnMap): boolean =>
  first_name !== undefined && first_name === last_name

export function missingColumns(columns: ColumnMap): Column[] {
  return REQUIRED_COLUMNS.filter((column) => columns[column] === undefined)
}

const isRequired = (column: Column) => REQUIRED_COLUMNS.some((name) => name === column)

/** Header names of unused columns, including duplicates. */
export function unusedNames(header: readonly string[], indexes: readonly number[]): string[] {
  const used = new Set(indexes)
  return header.filter((name, index) => name !== '' && !used.has(index))
}

const fieldNames = [...COLUMNS, 'full_name'] as const
type Field = (typeof fieldNames)[number]

/** Owners and connectives, which change nothing in any name. */
const OPTIONAL = 'contact person prospect lead 1 de del do da la le'

const list = (text: string) => text.split(/,\s+/).filter(Boolean)

/** The words that matter, in any order. */
const keyOf = (words: readonly string[], optional: readonly string[]): string =>
  [...new Set(words.filter((word) => !optional.includes(word)))].toSorted().join(' ')

/**
 * @param sure names that are used without asking
 * @param doubtful names that are only suggested
 * @param others words that change nothing
 */
function synonyms(sure: string, doubtful: string, others = '') {
  const optional = `${OPTIONAL} ${others}`.trim().split(/\s+/)
  const names = [...list(sure), ...list(doubtful)]
  const keys = names.map((name) => keyOf(name.split(' '), optional))
  return { names, keys, optional, sure: list(sure).length }
}

/** In English, and as Outlook writes them in other languages, best first. */
const fields: Record<Field, ReturnType<typeof synonyms>> = {
  first_name: synonyms(
    'first, givenname, fname, vorname, prenom, forename, preferred first, nombre, nome',
    '',
    'name',
  ),
  last_name: synonyms(
    'last, familyname, surname, lname, nachname, apellidos, apellido, sobrenome, nom',
    '',
    'name',
  ),
  full_name: synonyms('full name', 'name, display name'),
  email: synonyms(
    `email, correo, messagerie, mail, recommended email, work email, business email,
    professional email, recommended work email, email 2, email 3`,
    'work email 2, personal email, home email, recommended personal email, other email',
    'address adresse direccion endereco value electronico primary',
  ),
  company: synonyms(
    `current company, company, company account, firma, unternehmen, societe, entreprise, empresa,
    compania, current organization, organization, organisation, organizacion, associated company,
    regular company, account, employer`,
    'current employer, company for emails, associated organization',
    'name primary',
  ),
  // A column named 'title' may contain 'Dr.' or 'Ms.'.
  title: synonyms(
    `current job title, job title, job position, organization title, fonction, funktion, puesto,
    cargo, job role, current title, titre, title, current position, position, role`,
    'current role, current occupation, occupation, current job, job',
  ),
  // In exports with separate address parts, a column named 'location' is often empty.
  location: synonyms(
    `address city, address locality, location city, location, address country, location country,
    city, locality, geography, ort, stadt, ville, ciudad, cidade, city country, country, land, pays,
    pais`,
    `work city, home location, formatted address, home address city, home city, work country,
    home country, place, address, work address, home address`,
    'mailing business endereco bureau geschaftlich trabajo comercial',
  ),
  phone: synonyms(
    `phone, telefon, telefono, telefone, cell phone, work phone, business phone, direct phone,
    work direct phone, mobile phone, telefon mobil, telefono movil, telefone celular, primary phone,
    mobile, cell, cellphone, telephone, tel, handy, mobil, mobiltelefon, movil, celular, portable,
    telephone portable, telemovel, primary work phone`,
    `corporate phone, company phone, phone 2, telefon 2, telefono 2, telefone 2, business phone 2,
    work phone 2, work mobile, primary mobile phone, home phone, other phone, telephone mobile,
    tel mobile, corporate mobile phone, mobile phone 2, home phone 2, telephone 2`,
    'number nummer numero no value bureau geschaftlich trabajo comercial',
  ),
  linkedin_url: synonyms(
    `linkedin, linkedin url, linkedin profile, linkedin profile url, linkedin link,
    linkedin public profile, linkedin public profile url, linkedin public url, linkedin member url,
    social`,
    'social profile, profile, profile url, public profile url, url',
  ),
}

export const synonymsOf = (column: Column): string[] => fields[column].names

/** All words, longest first, to split names such as 'emailaddress' and 'jobtitle'. */
const vocabulary = [
  ...new Set(
    Object.values(fields).flatMap(({ names, optional }) =>
      names.concat(optional).join(' ').split(' '),
    ),
  ),
].toSorted((one, other) => other.length - one.length)
const compound = new RegExp(`^(?:${vocabulary.join('|')})+$`)
const parts = new RegExp(vocabulary.join('|'), 'g')

/** 'E-mail 1 - Value' becomes 'email 1 value'; 'Téléphone' becomes 'telephone'. */
export const plainName = (name: string): string =>
  withoutAccents(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(e|linked|given|family) (mail|in|name)\b/g, '$1$2')
    .trim()

const wordsOf = (name: string): string[] =>
  plainName(name)
    .split(' ')
    .flatMap((word) => (compound.test(word) ? (word.match(parts) ?? []) : word))

/** Position of a name among the synonyms of a field, from 0; -1 if it names something else. */
const rankOf = (name: string, field: Field): number =>
  fields[field].keys.indexOf(keyOf(wordsOf(name), fields[field].optional))

/** Whether a name could be that of a field of a contact. */
export const isFieldName = (name: string): boolean =>
  fieldNames.some((field) => rankOf(name, field) >= 0)
