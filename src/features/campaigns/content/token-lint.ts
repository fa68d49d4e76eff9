import { nearestToken, readTokenName, type TokenName } from './tokens'

export type TokenProblem = {
  /** As it was written, braces included. */
  written: string
  /** Where it starts in the text that was given. */
  index: number
  suggestion?: TokenName
}

const BRACES = /\{{1,3}([^{}\n]{0,60})\}{1,3}/g

/** What looks like a token but would reach the recipient as it is written. */
export function lintTokens(text: string): TokenProblem[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(BRACES)].flatMap((match) => {
    const [written, inside = ''] = match
    const isDouble = /^\{\{[^{}]*\}\}$/.test(written)
    const known = readTokenName(inside)
    if (isDouble && known) return []
    const suggestion = known ?? nearestToken(inside)
    // Single braces are ordinary signs, unless a token was clearly meant.
    if (!written.includes('{{') && !suggestion) return []
    return [{ written, index: match.index, suggestion }]
  })
}

export function describeTokenProblem({ written, suggestion }: TokenProblem): string {
  return suggestion
    ? `${written} is not a token. Did you mean {{${suggestion}}}?`
    : `${written} is not a token: contacts would see it as it is.`
}
