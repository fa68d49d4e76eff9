/** Characters that begin a formula in a spreadsheet; full-width ones work in some locales. */
const FORMULA_CHARACTER = '[=+\\-@＝＋－＠]'
/**
 * Start of a cell, including cells of spreadsheets that split at semicolons or tabs. Those treat a
 * quote inside a cell as text, so quoting the whole cell does not protect its semicolons, tabs and
 * newlines.
 */
const CELL_START = `(?:^|[;\\t\\r\\n])[\\s"']*`

const UNGUARDED = new RegExp(`(?=${FORMULA_CHARACTER})(?<=${CELL_START})|(?<=^'*)(?=[\\t\\r])`, 'g')
const GUARD = new RegExp(`(?<=${CELL_START})'(?=${FORMULA_CHARACTER})|(?<=^'*)'(?=[\\t\\r])`, 'g')

/**
 * Prefixes an apostrophe to each character that a spreadsheet could treat as the start of a
 * formula, even after an existing apostrophe, so that `unguardFormulas` restores the text exactly.
 */
export function guardFormulas(text: string): string {
  return text.replace(UNGUARDED, "'")
}

export function unguardFormulas(text: string): string {
  return text.includes("'") ? text.replace(GUARD, '') : text
}
