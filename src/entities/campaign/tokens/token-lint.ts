import { translate } from '@/shared/i18n/translate'
import { nearestToken, readTokenName, type TokenName, tokenText } from './tokens'

export type TokenProblem = {
  written: string
  index: number
  suggestion?: TokenName
}

/** Field names in other products, lower case without separators; '' for those without a token. */
const fields: readonly (readonly [TokenName | '', string])[] = [
  ['first_name', 'name first firstname fname givenname vorname prénom prenom nombre'],
  ['last_name', 'last lastname lname surname nachname apellido'],
  [
    'company',
    'company companyname account accountname organization organisation firma entreprise empresa',
  ],
  ['title', 'title jobtitle position role'],
  ['sender_name', 'yourname sendername myname'],
  ['unsubscribe_link', 'unsub unsubscribe unsubscribeurl unsubscribelink'],
  ['', 'fullname email emailaddress senderemail phone city country industry website domain id'],
]
const names = new Map(
  fields.flatMap(([token, written]) => written.split(' ').map((name) => [name, token] as const)),
)
const OWNERS =
  /^(?:contact|lead|recipient|person|user|customer|prospect|subscriber|merge)[\s._:-]+/i
/** A text for contacts without a value, and filters: `first_name|there`. */
const OTHERWISE = /\s*(?:\||,\s*(?:fallback|default)).*$/i

/** Whether the words are a field of any product, and our token for it. */
function readField(inside: string): { isField: boolean; suggestion?: TokenName } {
  const name = inside
    .replace(OTHERWISE, '')
    .replace(/[\t\n ]+/g, ' ')
    .trim()
    .replace(OWNERS, '')
  const known = [name, name.replace(/:.*/, '')]
    .map((field) => names.get(field.toLowerCase().replace(/[\s._:-]/g, '')))
    .find((token) => token !== undefined)
  if (known !== undefined) return { isField: true, suggestion: known || undefined }
  const suggestion = readTokenName(name) ?? nearestToken(name)
  return { isField: /^\p{L}+(?:_\p{L}+)+$/u.test(name), suggestion }
}

const NAME = String.raw`\s*\p{L}[\p{L}\p{N} ._:|-]{0,60}?\s*`
const WORD = String.raw`\p{L}[\p{L}\p{N}._:-]{1,40}`

/**
 * Whether any name is reported, only that of a field, or also one that resembles a token of ours.
 * Ordinary texts contain these characters too.
 */
type When = 'always' | 'field' | 'meant'

/**
 * How we and other products write a token, each with an example. The first shape that fits a place
 * is taken.
 */
export const shapes: readonly (readonly [When, string, string])[] = [
  ['always', '{{frist_name}}', String.raw`\{{2,3}([^{}\n]{0,60})\}{1,3}`],
  ['meant', '{{first_\nname}}', String.raw`\{\{([^{}\n]{0,60}\n[^{}]{0,60})\}\}`],
  ['always', '%7B%7Bfirst_name%7D%7D', '(?:%7B){2}([^\\s{}]{1,60}?)(?:%7D){2}'],
  // Not at the end of the text, where it may still be typed.
  [
    'meant',
    '{{first_name, hello',
    String.raw`\{{2,3}[^\S\n]*([\p{L}_]{3,30})(?=\n|[^\p{L}_{}\n][^{}\n]*(?:[{\n]|$))`,
  ],
  ['always', '[[first_name]]', String.raw`\[\[(${NAME})\]\]`],
  ['always', '*|FNAME|*', String.raw`\*\|(${NAME})\|\*`],
  ['always', '%%first_name%%', String.raw`%%(\s*${WORD}\s*)%%`],
  ['always', '<%= first_name %>', String.raw`<%=?(${NAME})%>`],
  ['always', '{% first_name %}', String.raw`\{%-?(${NAME})-?%\}`],
  ['always', '[%first_name%]', String.raw`\[%(${NAME})%\]`],
  ['always', '${first_name}', String.raw`[$#@]\{(${NAME})\}`],
  ['always', '{$first_name}', String.raw`\{+[$#@!](${NAME})#?\}+`],
  ['field', '##first_name##', String.raw`##(${WORD})##`],
  ['field', '#first_name#', String.raw`#(${WORD})#`],
  ['field', '$first_name$', String.raw`\$(${WORD})\$`],
  ['field', '%first_name%', String.raw`%(${WORD})%(?![\da-f]{2})`],
  ['field', '«First_Name»', String.raw`[«‹](${NAME})[»›]`],
  ['field', '<<First Name>>', String.raw`<<(${NAME})>>`],
  ['field', '<First Name>', String.raw`<(${NAME})>`],
  ['field', '[First Name]', String.raw`(?<![\p{L}\p{N}\[])\[(${NAME})\](?![\](])`],
  ['meant', '{first_name}', String.raw`[{｛]{1,3}([^{}｛｝\n|]{0,60})[}｝]{1,3}`],
]

const patterns = shapes.map(([when, , pattern]) => [when, new RegExp(pattern, 'giu')] as const)
/** A character that each shape contains. */
const ANY = /[{｛[<«‹*%$#]/

/**
 * Finds what recipients would see verbatim: mistyped tokens, and placeholders of other products.
 * For texts, addresses and subjects.
 */
export function lintTokens(text: string): TokenProblem[] {
  if (!ANY.test(text)) return []
  const places: (TokenProblem & { isRight: boolean })[] = []
  for (const [when, pattern] of patterns) {
    for (const { 0: written, 1: inside = '', index } of text.matchAll(pattern)) {
      const isTaken = places.some(
        (place) =>
          index < place.index + place.written.length && place.index < index + written.length,
      )
      if (isTaken) continue
      const joined = inside.replace(/\s*\n\s*/g, '').replaceAll('%20', ' ')
      const spaced = readField(inside)
      const { isField, suggestion } = spaced.suggestion ? spaced : readField(joined)
      const isRight =
        /^[{｛]{2}[^{}｛｝\n]*[}｝]{2}$/.test(written) && readTokenName(inside) !== undefined
      const isNamed = when === 'always' || (when === 'field' ? isField : suggestion !== undefined)
      if (isRight || isNamed) places.push({ written, index, suggestion, isRight })
    }
  }
  return places
    .filter(({ isRight }) => !isRight)
    .map(({ written, index, suggestion }) => ({ written, index, suggestion }))
    .toSorted((a, b) => a.index - b.index)
}

/** Replaces each problem that has a suggestion; only those written in this way, if given. */
export function replaceMeant(text: string, only?: string): string {
  let replaced = text
  for (const { written, index, suggestion } of lintTokens(text).toReversed()) {
    if (!suggestion || (only !== undefined && written !== only)) continue
    replaced =
      replaced.slice(0, index) + tokenText(suggestion) + replaced.slice(index + written.length)
  }
  return replaced
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

/** Part of a spintax option: a character or a whole token. */
const PART = String.raw`(?:[^{}\n|]|\{\{[^{}\n]{1,60}\}\})`
const SPINTAX = new RegExp(String.raw`(?<!\{)\{(${PART}{0,300}(?:\|${PART}{0,300})+)\}`, 'gu')
/** Formulas and code, such as `{x | x > 0}`, which are not spintax. */
const CODE = /["'`]\s*:|[<>=;^\\]|\s\|\|\s/

/** Finds spintax such as `{Hi|Hello}`, which other tools expand. */
export function findSpintax(text: string): string[] {
  return [...text.matchAll(SPINTAX)].flatMap(({ 0: written, 1: inside = '' }) =>
    /[\p{L}\p{N}]/u.test(inside) && !CODE.test(inside) ? [written] : [],
  )
}
