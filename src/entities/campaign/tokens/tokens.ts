import { msg, translate } from '@/shared/i18n/translate'
import { withoutInvisible } from '@/shared/lib/values/visible-text'

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
