import { lineOfHeader } from '@/shared/lib/values/visible-text'
import { readTokenName, tokenText, type TokenName } from './tokens'

export type TextPiece = { text: string } | { token: TokenName }

/**
 * Anything between double braces, up to the length of a plausible typo. Chinese and Japanese
 * keyboards write full-width braces.
 */
const IN_BRACES = /[{｛]{2}([^{}｛｝\n]{1,60})[}｝]{2}/g

type TokenPlace = { token: TokenName; from: number; to: number }

export function placesOfTokens(text: string): TokenPlace[] {
  return [...text.matchAll(IN_BRACES)].flatMap(({ 0: written, 1: inside = '', index }) => {
    const token = readTokenName(inside)
    return token ? [{ token, from: index, to: index + written.length }] : []
  })
}

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
  if (!/[{｛]{2}/.test(text)) return text
  return splitAtTokens(text)
    .map((piece) => ('token' in piece ? tokenText(piece.token) : piece.text))
    .join('')
}

/** A subject as it is sent: one line without control characters, with repaired tokens. */
export const repairSubject = (text: string) => repairTokens(lineOfHeader(text))

/** Caret position in the repaired text; a caret inside a token moves to its end. */
export function caretAfterRepair(text: string, caret: number): number {
  const around = placesOfTokens(text).find(({ from, to }) => from < caret && caret < to)
  return repairTokens(text.slice(0, around?.to ?? caret)).length
}

export function findTokens(text: string): TokenName[] {
  return [...new Set(placesOfTokens(text).map(({ token }) => token))]
}

/** Characters typed after an open `{{` at the end of the text; undefined if there is none. */
export function openTokenQuery(textBeforeCaret: string): string | undefined {
  return /[{｛]{2}([\p{L}_ -]{0,30})$/u.exec(textBeforeCaret)?.[1]
}
