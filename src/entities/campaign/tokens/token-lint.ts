import { translate } from '@/shared/i18n/translate'
import { nearestToken, readTokenName, type TokenName, tokenText } from './tokens'

export type TokenProblem = {
  written: string
  index: number
  suggestion?: TokenName
}

const BRACES = /[{｛]{1,3}([^{}｛｝\n]{0,60})[}｝]{1,3}/g

/**
 * Opened but not closed on the same line. Ignored at the end of the text, where the user may still
 * be typing.
 */
const UNCLOSED = /\{{2,3}[^\S\n]*([\p{L}_]{3,30})(?=\n|[^\p{L}_{}\n][^{}\n]*(?:[{\n]|$))/gu

/** Divided by a line break. */
const BROKEN = /\{\{([^{}\n]{0,60}\n[^{}]{0,60})\}\}/g
/** As in an address. */
const ENCODED = /(?:%7B){2}([^\s{}]{1,60}?)(?:%7D){2}/gi

const joinedWith = (space: string, inside: string) =>
  readTokenName(inside.replace(/\s*\n\s*/g, space))

/** Finds mistyped tokens, which the recipient would see verbatim. */
export function lintTokens(text: string): TokenProblem[] {
  if (!/[{｛]|%7B/i.test(text)) return []
  const problems = new Map(
    [
      ...lintShape(text, BROKEN, (inside) => joinedWith(' ', inside) ?? joinedWith('', inside)),
      ...lintShape(text, ENCODED, (inside) => readTokenName(inside.replace(/%20/g, ' '))),
      ...lintShape(text, UNCLOSED, (inside) => readTokenName(inside) ?? nearestToken(inside)),
      ...lintClosed(text),
    ].map((problem) => [problem.index, problem]),
  )
  return [...problems.values()].toSorted((a, b) => a.index - b.index)
}

function lintClosed(text: string): TokenProblem[] {
  return [...text.matchAll(BRACES)].flatMap(({ 0: written, 1: inside = '', index }) => {
    const isDouble = /^[{｛]{2}[^{}｛｝]*[}｝]{2}$/.test(written)
    const known = readTokenName(inside)
    if (isDouble && known) return []
    const suggestion = known ?? nearestToken(inside)
    // Single braces are ordinary text unless they clearly contain a token.
    if (!written.includes('{{') && !suggestion) return []
    return [{ written, index, suggestion }]
  })
}

/** Tokens in a shape that no mail program reads. */
function lintShape(
  text: string,
  shape: RegExp,
  tokenIn: (inside: string) => TokenName | undefined,
): TokenProblem[] {
  return [...text.matchAll(shape)].flatMap(({ 0: written, 1: inside = '', index }) => {
    const suggestion = tokenIn(inside)
    return suggestion ? [{ written, index, suggestion }] : []
  })
}

export function describeTokenProblem({
  written,
  suggestion,
}: Pick<TokenProblem, 'written' | 'suggestion'>): string {
  return suggestion
    ? translate('{written} is not a token. Did you mean {token}?', {
        written,
        token: tokenText(suggestion),
      })
    : translate('{written} is not a token: contacts would see it as written.', { written })
}
