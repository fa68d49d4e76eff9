import { REMOVED, secretName } from '@/shared/api/recorder'
import {
  contractNames,
  errorWords,
  markupWords,
  measures,
  pathWords,
  publicNames,
  publicValues,
} from './public-words'

export type StandIns = ReturnType<typeof createStandIns>

const WORD = /[^\s\p{P}\p{Z}\p{Cc}$+<=>^`|~]+/gu
const IN_ADDRESS = String.raw`[^\s@<>()"',;:]`

/** Parts of a text to replace. White space and punctuation between them stay. */
const PARTS = new RegExp(
  [
    /\{\{(?:first_name|last_name|company|title|sender_name|unsubscribe_link)\}\}/,
    /(?<data>data:[\w/+.-]+;base64,[\w+/=]+)/,
    /(?<tag><\/?[a-z][^<>]*>)/,
    /&(?:amp|lt|gt|quot|nbsp);/,
    /(?:https?(?=:\/\/)|mailto(?=:)|tel(?=:))/,
    new RegExp(String.raw`(?<address>${IN_ADDRESS}+@${IN_ADDRESS}*[\p{L}\p{N}])`, 'u'),
    /(?<digits>\p{Nd}(?:[^\p{L}\p{Nd}\n]{0,3}\p{Nd}){4,})/u,
    new RegExp(`(?<word>${WORD.source})`, 'u'),
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)

const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Ids that identify nobody, timestamps, and numbers too short to be phone numbers. */
const PUBLIC_VALUE =
  /^(?:-?\d{1,6}(?:\.\d{1,6})?|\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24}|(?:ap|step)-\d{1,6}|manual\d{19,})$/

const MESSAGE_NAME = /^(?:message|errors?|detail|reason)$/

type Keeps = (word: string, position: number) => boolean

const keepsNothing: Keeps = () => false
const keepsMarkup: Keeps = (word) => markupWords.has(word.toLowerCase()) || /^\d{1,3}px$/.test(word)
/** Keeps known words. A capitalised word may be a name, unless it starts the sentence. */
const keepsErrors: Keeps = (word, position) =>
  /^\d{1,4}$/.test(word) || errorWords.has(position === 0 ? word.toLowerCase() : word)

/**
 * Replaces each word of a text with an invented one of the same shape; equal words get equal
 * stand-ins. For the exceptions, see public-words.ts.
 * @param options `isOn: false` removes secrets only
 */
export function createStandIns({ isOn = true } = {}) {
  const known = new Map<string, string>()
  const used = new Set<string>()
  const pick = (from: string) => from[Math.floor(Math.random() * from.length)] ?? ''

  function createStandIn(original: string): string {
    for (let tries = 0; ; tries += 1) {
      const characters = Array.from(original, (character, index) =>
        /\p{Nd}/u.test(character)
          ? pick('123456789')
          : pick(index % 2 ? 'aeiou' : 'bdfgklmnprstvz'),
      )
      // There are few short words, so later attempts are longer.
      const invented = characters.join('') + 'x'.repeat(Math.floor(tries / 20))
      if (used.has(invented)) continue
      used.add(invented)
      return invented
    }
  }

  function standIn(word: string): string {
    const done = known.get(word)
    if (done !== undefined) return done
    const small = word.toLowerCase()
    const characters = Array.from(word)
    const inSmall = known.get(small) ?? createStandIn(small)
    const result = Array.from(inSmall, (character, index) =>
      characters[index] === characters[index]?.toLowerCase() ? character : character.toUpperCase(),
    ).join('')
    known.set(small, inSmall).set(word, result)
    return result
  }

  const words = (part: string) => part.replaceAll(WORD, standIn)

  function text(original: string, keeps: Keeps = keepsNothing): string {
    if (!isOn) return original
    return original.replaceAll(PARTS, (part: string, ...rest: unknown[]) => {
      const position = Number(rest.at(-3))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the named groups are the last argument
      const { data, tag, address, digits, word } = rest.at(-1) as Record<string, unknown>
      if (data) return EMPTY_PICTURE
      if (tag) return `<${text(part.slice(1), keepsMarkup)}`
      if (address) return `${words(part)}.example`
      if (digits) return words(part)
      return word === undefined || keeps(part, position) ? part : standIn(part)
    })
  }

  /** @param name of the field; '' for none */
  function value(original: unknown, name: string, keeps: Keeps): unknown {
    if (original === null) return null
    if (secretName.test(name)) return REMOVED
    if (Array.isArray(original)) return original.map((item) => value(item, name, keeps))
    if (typeof original === 'object') {
      return Object.fromEntries(
        Object.entries(original).map(([key, item]) => [
          contractNames.has(key) ? key : text(key),
          value(item, key, MESSAGE_NAME.test(key) ? keepsErrors : keeps),
        ]),
      )
    }
    if (typeof original === 'string')
      return isPublic(name, original) ? original : text(original, keeps)
    if (typeof original !== 'number' || !isOn) return original
    const isKept =
      measures.test(name) || isPublic(name, String(original)) || /^\d$/.test(String(original))
    return isKept ? original : Number(words(String(Math.abs(original)))) || 0
  }

  return {
    /** Replaces text written by people or the server; keeps common words of error messages. */
    message: (original: string) => text(original, keepsErrors),
    /** @param isError response body of a failure: treated as a message if it is not JSON */
    body(original: string, isError = false): string {
      const keeps = isError ? keepsErrors : keepsNothing
      if (original === '') return ''
      try {
        return JSON.stringify(value(JSON.parse(original), '', keeps))
      } catch {
        return !isOn && secretName.test(original) ? REMOVED : text(original, keeps)
      }
    },
    value: (original: unknown) => value(original, '', keepsNothing),
    address(original: string): string {
      const url = new URL(original)
      const path = url.pathname.split('/').map((segment) => {
        const name = decoded(segment)
        const isKept = pathWords.has(name) || PUBLIC_VALUE.test(name)
        return isKept ? segment : encodeURIComponent(text(name))
      })
      const query = new URLSearchParams()
      for (const [name, item] of url.searchParams) {
        const shown = value(parsed(item), name, keepsNothing)
        query.append(
          contractNames.has(name) ? name : text(name),
          typeof shown === 'string' ? shown : JSON.stringify(shown),
        )
      }
      return url.origin + path.join('/') + (query.size > 0 ? `?${query}` : '')
    },
  }
}

const isPublic = (name: string, text: string) =>
  publicNames.has(name) && (publicValues.has(text) || PUBLIC_VALUE.test(text))

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
