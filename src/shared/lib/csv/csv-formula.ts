/** Characters that begin a formula in a spreadsheet; the full-width ones do in some languages. */
const FORMULA_CHARACTER = '[=+\\-@＝＋－＠]'
/**
 * Start of a cell, also for a spreadsheet that splits at semicolons or tabs. Such a spreadsheet treats a
 * quote inside a cell as text, so quotes around the whole cell do not protect its semicolons, tabs and
 * newlines.
 */
const CELL_START = `(?:^|[;\\t\\r\\n])[\\s"']*`

const UNGUARDED = new RegExp(`(?=${FORMULA_CHARACTER})(?<=${CELL_START})|(?<=^'*)(?=[\\t\\r])`, 'g')
const GUARD = new RegExp(`(?<=${CELL_START})'(?=${FORMULA_CHARACTER})|(?<=^'*)'(?=[\\t\\r])`, 'g')

/**
 * Adds an apostrophe before each character that a spreadsheet could treat as the start of a formula,
 * even after an existing apostrophe, so that `unguardFormulas` can restore the text exactly.
 */
export function guardFormulas(text: string): string {
  return text.replace(UNGUARDED, "'")
}

/** Reverts guardFormulas. */
export function unguardFormulas(text: string): string {
  return text.includes("'") ? text.replace(GUARD, '') : text
}
