import { translate } from '@/shared/i18n/translate'
import { nearestToken, readTokenName, type TokenName, tokenText } from './tokens'

export type TokenProblem = {
  written: string
  index: number
  suggestion?: TokenName
}

const BRACES = /\{{1,3}([^{}\n]{0,60})\}{1,3}/g

/**
 * Opened but not closed on the same line. Ignored at the end of the text, where the user may still
 * be typing.
 */
const UNCLOSED = /\{{2,3}[^\S\n]*([\p{L}_]{3,30})(?=\n|[^\p{L}_{}\n][^{}\n]*(?:[{\n]|$))/gu

/** Finds mistyped tokens, which the recipient would see verbatim. */
export function lintTokens(text: string): TokenProblem[] {
  if (!text.includes('{')) return []
  const problems = [...lintClosed(text), ...lintUnclosed(text)]
  return problems.toSorted((a, b) => a.index - b.index)
}

function lintClosed(text: string): TokenProblem[] {
  return [...text.matchAll(BRACES)].flatMap(({ 0: written, 1: inside = '', index }) => {
    const isDouble = /^\{\{[^{}]*\}\}$/.test(written)
    const known = readTokenName(inside)
    if (isDouble && known) return []
    const suggestion = known ?? nearestToken(inside)
    // Single braces are ordinary text unless they clearly contain a token.
    if (!written.includes('{{') && !suggestion) return []
    return [{ written, index, suggestion }]
  })
}

function lintUnclosed(text: string): TokenProblem[] {
  return [...text.matchAll(UNCLOSED)].flatMap(({ 0: written, 1: inside = '', index }) => {
    const suggestion = readTokenName(inside) ?? nearestToken(inside)
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
