import { readTokenName, tokenText, type TokenName } from './tokens'

export type TextPiece = { text: string } | { token: TokenName }

/** Anything between double braces, known or not; nothing longer than a slip of the pen could be. */
const IN_BRACES = /\{\{([^{}\n]{1,60})\}\}/g

type TokenPlace = { token: TokenName; from: number; to: number }

/** Where the known tokens of a text stand, repaired ones included. */
export function placesOfTokens(text: string): TokenPlace[] {
  return [...text.matchAll(IN_BRACES)].flatMap(({ 0: written, 1: inside = '', index }) => {
    const token = readTokenName(inside)
    return token ? [{ token, from: index, to: index + written.length }] : []
  })
}

/** The text cut at its known tokens. Unknown ones stay text. */
export function splitAtTokens(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let done = 0
  for (const { token, from, to } of placesOfTokens(text)) {
    if (from > done) pieces.push({ text: text.slice(done, from) })
    pieces.push({ token })
    done = to
  }
  if (done < text.length) pieces.push({ text: text.slice(done) })
  return pieces
}

/** `{{ First Name }}` becomes `{{first_name}}`. */
export function repairTokens(text: string): string {
  if (!text.includes('{{')) return text
  return splitAtTokens(text)
    .map((piece) => ('token' in piece ? tokenText(piece.token) : piece.text))
    .join('')
}

/** The tokens in use, each once, in the order in which they appear. */
export function findTokens(text: string): TokenName[] {
  return [...new Set(placesOfTokens(text).map(({ token }) => token))]
}

/** The letters typed so far after an open `{{` at the end of the text; none where none is open. */
export function openTokenQuery(textBeforeCaret: string): string | undefined {
  return /\{\{([\p{L}_ -]{0,30})$/u.exec(textBeforeCaret)?.[1]
}
