/** What begins a formula in a spreadsheet; the full-width signs do in some languages. */
const SIGN = '[=+\\-@＝＋－＠]'
/**
 * Where a cell begins: the cell itself, and what a spreadsheet makes a cell of that splits at
 * semicolons or tabs. It takes a quote that does not begin a cell for text, so that quotes around
 * the whole cell do not hold its semicolons, tabs and newlines together.
 */
const CELL_START = `(?:^|[;\\t\\r\\n])[\\s"']*`

const UNGUARDED = new RegExp(`(?=${SIGN})(?<=${CELL_START})|(?<=^'*)(?=[\\t\\r])`, 'g')
const GUARD = new RegExp(`(?<=${CELL_START})'(?=${SIGN})|(?<=^'*)'(?=[\\t\\r])`, 'g')

/**
 * The text with an apostrophe before each sign that a spreadsheet could take for the start of a
 * formula, also where an apostrophe stands already: so the text can be had back exactly.
 */
export function guardFormulas(text: string): string {
  return text.replace(UNGUARDED, "'")
}

/** What guardFormulas was given. */
export function unguardFormulas(text: string): string {
  return text.includes("'") ? text.replace(GUARD, '') : text
}
