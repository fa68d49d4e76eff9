import { unguardFormulas } from '@/shared/lib/csv/csv-formula'
import { withoutAccents } from '@/shared/lib/values/text-key'
import { visibleText } from '@/shared/lib/values/visible-text'
import { isUseful } from './csv-cell'
import { type Column, type ColumnMap, COLUMNS, REQUIRED_COLUMNS } from './csv-columns'

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

/** Extra weight of an exact name. */
const EXACT = 0.5
/** Columns with a lower score are only suggested, never used without asking. */
const SURE = 3
/** The same beside an empty column with the exact name. */
const SURE_BESIDE_EMPTY = 2

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
    if (!best || best.index === named) continue
    if (best.fit >= (named === undefined ? SURE : SURE_BESIDE_EMPTY)) sure[column] = best.index
  }
  return sure
}

/** For each field, the next best column that contains values. */
export function otherColumns(
  header: readonly string[],
  columns: ColumnMap,
  isFilled: IsFilled,
): ColumnMap {
  const used = new Set(Object.values(columns))
  const others: ColumnMap = {}
  for (const column of COLUMNS.slice(2)) {
    const first = columns[column]
    if (first === undefined || !isFilled(first, column)) continue
    const other = fittingColumns(header, column, isFilled).find(
      ({ index }) => !used.has(index) && isFilled(index, column),
    )
    if (other) others[column] = other.index
  }
  return others
}

/** Columns that fit a field, best first. Filled columns precede empty ones. */
function fittingColumns(
  header: readonly string[],
  column: Column | 'full_name',
  isFilled: IsFilled,
): { index: number; fit: number }[] {
  const filledAs = column === 'full_name' ? 'first_name' : column
  const exact = header.findIndex((name) => name.toLowerCase() === column)
  return header
    .flatMap((name, index) => {
      const near = fitOf(name, column)
      if (near === undefined) return []
      const isEmpty = !isFilled(index, filledAs)
      return { index, fit: index === exact ? near + EXACT : near, isEmpty }
    })
    .toSorted((one, other) => Number(one.isEmpty) - Number(other.isEmpty) || other.fit - one.fit)
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

/** Words that identify a column, in English and as Outlook writes them in other languages. */
type Words = {
  /** At least one is required. The column with the highest weight wins. */
  heads: Record<string, number>
  /**
   * Allowed additional words, with their effect on the score. Any other word rules out the column.
   */
  beside: Record<string, number>
}

/**
 * Parses words with weights, such as 'email mail:4'.
 * @param usual weight of words without one
 */
function weigh(text: string, usual: number): Record<string, number> {
  const entries = text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', weight] = entry.split(':')
      return [word, weight === undefined ? usual : Number(weight)] as const
    })
  return Object.fromEntries(entries)
}

const of = (heads: string, beside: string): Words => ({
  heads: weigh(heads, 5),
  // Owner words and connectives.
  beside: weigh(`${beside} contact person prospect lead 1 de del do da la le`, 0),
})

const rules = {
  first_name: of(
    'first givenname forename:4 fname vorname prenom nombre:3 nome:3',
    'name preferred:-1',
  ),
  last_name: of(
    'last familyname surname lname nachname nom:3 apellidos apellido sobrenome',
    'name',
  ),
  full_name: of('name', 'full:1 display:-1'),
  email: of(
    'email mail:4 correo messagerie',
    `address adresse direccion endereco value electronico primary work:-1 business:-1
    recommended:-1 professional:-1 2:-2 3:-2 other:-4 home:-3 personal:-3`,
  ),
  company: of(
    `company organization:4 organisation:4 account:3 employer:2 firma unternehmen societe entreprise empresa
    compania organizacion:4`,
    'name current:0.5 primary associated:-1 for:-2 emails:-2 regular:-0.5',
  ),
  // A column named 'title' may contain 'Dr.' or 'Ms.'.
  title: of(
    'title:3 titre:3 position:2.5 role:2 occupation:1 fonction:4 funktion:4 puesto:4 cargo:4 job:1',
    'job:2 organization:1 current:0.5',
  ),
  // In exports with separate address parts, a column named 'location' is often empty.
  location: of(
    `location city:4 locality:4 geography:4 ort stadt ville ciudad cidade country:3 land:3 pays:3
    pais:3 place:1 address:1`,
    `address:2 formatted:1.5 mailing endereco business bureau geschaftlich trabajo comercial work:-1 home:-2`,
  ),
  phone: of(
    `phone mobile:3 cell:3 cellphone:3 telephone:3 tel:3 telefon telefono telefone handy:3 mobil:3
    mobiltelefon:3 movil:3 celular:3 portable:3 telemovel:3`,
    `number nummer numero no value work:-0.3 business:-0.3 direct:-0.3 first:-0.3 mobile:-1 primary:-1.5 bureau
    geschaftlich trabajo comercial corporate:-2 company:-2 home:-3 other:-3 2:-2`,
  ),
  linkedin_url: of('linkedin social:2 profile:1 url:0.5', 'url profile link public member'),
} satisfies Record<string, Words>

const fieldRules = [...COLUMNS, 'full_name'] as const

/** Words that each name a field by themselves. */
export const synonymsOf = (column: Column): string[] => Object.keys(rules[column].heads)

/** All words, longest first, to split names such as 'emailaddress' and 'jobtitle'. */
const vocabulary = [
  ...new Set(
    Object.values(rules).flatMap(({ heads, beside }) => Object.keys({ ...heads, ...beside })),
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

const MIDDLE = new Set([
  'middle name',
  'middle names',
  'middle',
  'additional name',
  'weitere vornamen',
  'zweiter vorname',
  'deuxieme prenom',
  'segundo nombre',
  'segundo nome',
])

export function middleColumn(header: readonly string[]): number | undefined {
  const index = header.findIndex((name) => MIDDLE.has(plainName(name)))
  return index < 0 ? undefined : index
}

/** Score of a name for a column; undefined if it names something else. */
function fitOf(name: string, column: keyof typeof rules): number | undefined {
  const { heads, beside } = rules[column]
  const words = [...new Set(wordsOf(name))]
  const isKnown = words.every((word) => Object.hasOwn(heads, word) || Object.hasOwn(beside, word))
  const head = words
    .filter((word) => Object.hasOwn(heads, word))
    .toSorted((one, other) => (heads[other] ?? 0) - (heads[one] ?? 0))[0]
  if (!isKnown || head === undefined) return undefined
  // A shorter name is more likely to be the column itself.
  const others = words.filter((word) => word !== head)
  return others.reduce((sum, word) => sum + (beside[word] ?? 0) - 0.01, heads[head] ?? 0)
}

/** Whether a name could be that of a field of a contact. */
export const isFieldName = (name: string): boolean =>
  fieldRules.some((field) => fitOf(name, field) !== undefined)
