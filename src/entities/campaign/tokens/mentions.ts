import type { AiLead } from '@/entities/lead/lead-mapping'
import { LEGAL_FORMS, withoutLegalForm } from '@/entities/lead/legal-form'
import { withoutAccents } from '@/shared/lib/values/text-key'
import { tokenText } from './tokens'

export type Mentioned = Pick<AiLead, 'first_name' | 'last_name' | 'company' | 'title'> & {
  email?: string
  location?: string
}

export type Fact = 'name' | 'company' | 'title' | 'address' | 'city'

export type Mention = {
  fact: Fact
  from: number
  to: number
  token?: string
}

type Part = { fact: Fact; words: string; token?: string; isInAnyCase?: boolean }

const FIRST = tokenText('first_name')
const LAST = tokenText('last_name')

function partsOf({ first_name, last_name, company, title, email, location }: Mentioned): Part[] {
  const [first, last, firm] = [first_name.trim(), last_name.trim(), company.trim()]
  const city = location?.split(',')[0]?.trim() ?? ''
  const parts: Part[] = [
    { fact: 'name', words: first && last && `${first} ${last}`, token: `${FIRST} ${LAST}` },
    { fact: 'name', words: first, token: FIRST },
    { fact: 'name', words: last, token: LAST },
    { fact: 'company', words: withoutLegalForm(firm), token: tokenText('company') },
    { fact: 'title', words: title.trim(), token: tokenText('title') },
    { fact: 'address', words: email?.trim() ?? '', isInAnyCase: true },
    { fact: 'city', words: city },
  ]
  // Without initials; longest first, so that the longest match wins.
  return parts
    .filter(({ words }) => words.length > 1)
    .toSorted((a, b) => b.words.length - a.words.length)
}

/** Text without accents, with the original offset of each character. */
function fold(text: string) {
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    const plain = withoutAccents(character)
    for (let index = 0; index < plain.length; index += 1) places.push(place)
    folded += plain
    place += character.length
  }
  places.push(place)
  return { folded, places }
}

function patternOf({ words, fact }: Part): RegExp {
  const quoted = withoutAccents(words)
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’ʼ]/g, "['’ʼ]")
    .replace(/[\s-]+/g, '[\\s-]+')
  const form = String.raw`(?:,?\s+(?:[&+]\s*)?${LEGAL_FORMS}\.?(?![\p{L}\p{N}]))*`
  // "Marias Team": some languages form the genitive without an apostrophe.
  const genitive = fact === 'name' && words.length > 3 ? 's?' : ''
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}@/_{])(${quoted})(${fact === 'company' ? form : ''})(?=${genitive}(?![\p{L}\p{N}@_}]))`,
    'giu',
  )
}

const withoutPunctuation = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Rejects ", as you know", which only looks like a legal form. */
const isForm = (text: string) => !/(?:^|[\s,&+])\p{Ll}(?![./])/u.test(text)

/** Names that are also ordinary words at the start of a sentence. */
const ORDINARY = new Set(
  'April August Art Banks Best Bill Black Brown Case Chase Dean Drew Early Faith Fair Frank Good Grace Grant Gray Green Hope Hunt Joy June Key King Law Little Long Love Major Mark May Noble Page Pat Price Read Rich Rose Sharp Short Small Smart Stone Strong Sue Swift White Will Wise Young'.split(
    ' ',
  ),
)

/** Recognises "Will you have time?" and "Best regards", which are not mentions. */
function isOrdinary(text: string, from: number, to: number): boolean {
  if (!ORDINARY.has(text.slice(from, to))) return false
  return /(?:^|[.!?:\n]\s*)$/.test(text.slice(0, from)) && /^\s+\p{Ll}/u.test(text.slice(to))
}

/** All mentions of a contact in a text. Ignores accents, but not case: "will" is not Will. */
export function findMentions(text: string, contact: Mentioned): Mention[] {
  const { folded, places } = fold(text)
  const mentions: Mention[] = []
  for (const part of partsOf(contact)) {
    const words = withoutPunctuation(withoutAccents(part.words))
    for (const { 1: written = '', 2: form = '', index } of folded.matchAll(patternOf(part))) {
      if (!part.isInAnyCase && withoutPunctuation(written) !== words) continue
      const end = index + written.length + (isForm(form) ? form.length : 0)
      const [from = 0, to = text.length] = [places[index], places[end]]
      const isTaken = mentions.some((other) => from < other.to && other.from < to)
      if (isTaken || isOrdinary(folded, index, end)) continue
      mentions.push({ fact: part.fact, from, to, token: part.token })
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from)
}
