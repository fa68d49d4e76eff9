import * as contract from '@/shared/api/contract.gen'
import { REMOVED, secretName } from '@/shared/api/recorder'

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

/** The enum values of openapi.yaml: all that the generated file exports at run time. */
const enumValues: ReadonlySet<unknown> = new Set(Object.values(contract).flat())

/** Ids, timestamps, and numbers too short to be phone numbers. */
const MACHINE_VALUE =
  /^(?:-?\d{1,6}(?:\.\d{1,6})?|\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24}|(?:ap|step)-\d{1,6}|manual\d{19,})$/

/** Names of fields, parameters and screens. Keys that a server makes from data look different. */
const NAME = /^\/?[a-z][\w:-]*$/

/** The tag and the names of its attributes. */
const MARKUP = /(^<\/?[a-z][a-z\d]*|\s[a-z-]+(?==))/i

/**
 * Replaces every string that is neither a `MACHINE_VALUE` nor an enum value of the contract: each
 * word by an invented one of the same shape, equal words by equal ones. Addresses stay addresses.
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

  function text(original: string): string {
    if (!isOn || isMachineText(original)) return original
    return original.replaceAll(PARTS, (part: string, ...rest: unknown[]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the named groups are the last argument
      const { data, tag, address, digits, word } = rest.at(-1) as Record<string, unknown>
      if (data) return EMPTY_PICTURE
      if (tag) return markup(part)
      if (address) return `${words(part)}.example`
      return digits || word ? words(part) : part
    })
  }

  function markup(tag: string): string {
    const [, name = ''] = /^<\/?([a-z]+\d?)[\s/>]/i.exec(tag) ?? []
    if (!isElement(name)) return `<${text(tag.slice(1))}`
    const parts = tag.split(MARKUP)
    return parts.map((part, index) => (index % 2 === 1 ? part : text(part))).join('')
  }

  const toKey = (key: string) => (NAME.test(key) ? key : text(key))

  /** @param name of the field; '' for none */
  function value(original: unknown, name = ''): unknown {
    if (secretName.test(name) && original !== null) return REMOVED
    if (Array.isArray(original)) return original.map((item) => value(item, name))
    if (typeof original === 'object' && original !== null)
      return Object.fromEntries(
        Object.entries(original).map(([key, item]) => [toKey(key), value(item, key)]),
      )
    if (typeof original === 'string') return text(original)
    const isLong = typeof original === 'number' && Math.abs(original) >= 1_000_000
    return isLong && isOn ? Number(words(String(Math.abs(original)))) || 0 : original
  }

  return {
    text,
    value: (original: unknown) => value(original),
    body(original: string): string {
      if (original === '') return ''
      try {
        return JSON.stringify(value(JSON.parse(original)))
      } catch {
        return !isOn && secretName.test(original) ? REMOVED : text(original)
      }
    },
    address(original: string): string {
      const url = new URL(original)
      const path = url.pathname.split('/').map((segment) => {
        const name = decoded(segment)
        return NAME.test(name) ? segment : encodeURIComponent(text(name))
      })
      const query = new URLSearchParams()
      for (const [name, item] of url.searchParams) {
        const shown = value(parsed(item), name)
        query.append(toKey(name), typeof shown === 'string' ? shown : JSON.stringify(shown))
      }
      return url.origin + path.join('/') + (query.size > 0 ? `?${query}` : '')
    },
  }
}

const isMachineText = (text: string) => MACHINE_VALUE.test(text) || enumValues.has(text)

const isElement = (name: string) =>
  name !== '' && !(document.createElement(name) instanceof HTMLUnknownElement)

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
