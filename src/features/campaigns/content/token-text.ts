import { readTokenName, tokenText, type TokenName } from './tokens'

export type TextPiece = { text: string } | { token: TokenName }

/** Anything between double braces, known or not; nothing longer than a slip of the pen could be. */
const IN_BRACES = /\{\{([^{}\n]{1,60})\}\}/g

/** The text cut at its known tokens, repaired ones included. Unknown ones stay text. */
export function splitAtTokens(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of text.matchAll(IN_BRACES)) {
    const token = readTokenName(match[1] ?? '')
    if (!token) continue
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    pieces.push({ token })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
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
  const found = splitAtTokens(text).flatMap((piece) => ('token' in piece ? [piece.token] : []))
  return [...new Set(found)]
}

/** The letters typed so far after an open `{{` at the end of the text; none where none is open. */
export function openTokenQuery(textBeforeCaret: string): string | undefined {
  return /\{\{([\p{L}_ -]{0,30})$/u.exec(textBeforeCaret)?.[1]
}
