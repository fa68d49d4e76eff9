/** A short form such as 'NA' may be a person's name, so names have stricter rules. */
export type PlaceholderField = 'firstName' | 'lastName' | 'text'

const list = (text: string) => text.trim().replaceAll(/\s*\|\s*/g, '|')

/** No letters that a person could have as a name. */
const SYMBOLS = String.raw`[-–—_.,?*/\\&|()]+|#n\/?a|\{\{[^{}]*\}\}|\[[a-z]+[_ ](?:name|title)\]|\*\|[a-z_]+\|\*|%[a-z_]+%|\\N|[([<](?:null|none|nil|empty|blank|leer|vide|vac[ií]o|vazio|vuoto)[)\]>]`
const WORDS = list(`
  null|none|undefined|unknown|n\\/a|n\\.a\\.|not available|not applicable|not provided|not specified|
  unbekannt|nicht angegeben|inconnu|non renseigne|non renseigné|desconocido|desconhecido`)
const SHORT = 'na|nan|nil|tbd|tba'

const patterns: Record<PlaceholderField, RegExp> = {
  // 'Null' is a surname.
  lastName: new RegExp(String.raw`^(?:${SYMBOLS}|n\/a)$`, 'i'),
  firstName: new RegExp(`^(?:${SYMBOLS}|${WORDS})$`, 'i'),
  text: new RegExp(`^(?:${SYMBOLS}|${WORDS}|${SHORT})$`, 'i'),
}

/** Whether a text only stands for a missing value: 'NULL', 'n/a', '-', '{{first_name}}'. */
export const isPlaceholder = (text: string, field: PlaceholderField): boolean =>
  patterns[field].test(text.trim())
