import { msg, translate } from '@/shared/i18n/translate'
import { lineOfHeader, withoutInvisible } from '@/shared/lib/values/visible-text'

/** Token names, as filled by the delivery provider. */
export const tokens = [
  { name: 'first_name', label: msg('First name'), about: msg('The first name of the contact') },
  { name: 'last_name', label: msg('Last name'), about: msg('The last name of the contact') },
  { name: 'company', label: msg('Company'), about: msg('The contact’s company') },
  { name: 'title', label: msg('Job title'), about: msg('The contact’s job title') },
  {
    name: 'sender_name',
    label: msg('Sender name'),
    about: msg('The name of the sender of this step'),
  },
  {
    name: 'unsubscribe_link',
    label: msg('Unsubscribe link'),
    about: msg('Where the contact can opt out'),
  },
] as const

type Token = (typeof tokens)[number]
export type TokenName = Token['name']

const byName = new Map<string, Token>(tokens.map((token) => [token.name, token]))

const MAX_SLIPS = 3

export const isTokenName = (name: unknown): name is TokenName =>
  typeof name === 'string' && byName.has(name)

export const tokenText = (name: TokenName) => `{{${name}}}`

/** Tokens that match a query by name or label, prefix matches first. */
export function tokensMatching(query: string): readonly Token[] {
  const prefix = plainName(query)
  if (!prefix) return tokens
  const rank = ({ name, label }: Token) => {
    const names = [name, plainName(translate(label))]
    if (names.some((candidate) => candidate.startsWith(prefix))) return 0
    return names.some((candidate) => candidate.includes(prefix)) ? 1 : 2
  }
  return tokens.filter((token) => rank(token) < 2).toSorted((a, b) => rank(a) - rank(b))
}

/** The known token meant by the text between braces. Ignores spaces and quotes. */
export function readTokenName(inside: string): TokenName | undefined {
  const name = plainName(inside)
  return isTokenName(name) ? name : undefined
}

export function nearestToken(inside: string): TokenName | undefined {
  const written = plainName(inside).replaceAll('_', '')
  if (!written) return undefined
  const ranked = tokens
    .map(({ name }) => ({ name, slips: editDistance(written, name.replaceAll('_', '')) }))
    .toSorted((a, b) => a.slips - b.slips)
  const best = ranked[0]
  if (!best) return undefined
  return best.slips <= Math.min(MAX_SLIPS, Math.floor(written.length / 2)) ? best.name : undefined
}

const QUOTES = /["'`\u00AB\u00BB\u2018-\u201F\u2032\u2033\u2039\u203A]/g

function plainName(text: string): string {
  return withoutInvisible(text)
    .replace(QUOTES, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
}

/** Damerau-Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      let best = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      )
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && isSwap) best = Math.min(best, at(beforeLast, column - 2) + 1)
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity

export type TextPiece = { text: string } | { token: TokenName }

/**
 * Anything between double braces, up to the length of a plausible typo. Chinese and Japanese
 * keyboards write full-width braces.
 */
const IN_BRACES = /[{｛]{2}([^{}｛｝\n]{1,60})[}｝]{2}/g
const IN_THREE = /\{{3}([^{}\n]{1,60})\}{3}/g

type TokenPlace = { token: TokenName; from: number; to: number }

export function placesOfTokens(text: string): TokenPlace[] {
  return [...text.matchAll(IN_BRACES)].flatMap(({ 0: written, 1: inside = '', index }) => {
    const token = readTokenName(inside)
    return token ? [{ token, from: index, to: index + written.length }] : []
  })
}

/**
 * Other products write a token in three braces. Only for text that comes from elsewhere: in text of
 * ours, contacts get the outer braces.
 */
export const withoutThirdBrace = (text: string): string =>
  text.replace(IN_THREE, (written, inside: string) => {
    const token = readTokenName(inside)
    return token ? tokenText(token) : written
  })

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
