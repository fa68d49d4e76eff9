import { nearestToken, readTokenName, type TokenName } from '../tokens/tokens'

/** Field names in other tools, lower case without separators. */
const fields: readonly (readonly [TokenName | '', string])[] = [
  ['first_name', 'first firstname fname givenname vorname prénom prenom nombre'],
  ['last_name', 'last lastname lname surname nachname apellido'],
  [
    'company',
    'company companyname account accountname organization organisation firma entreprise empresa',
  ],
  ['title', 'title jobtitle position role'],
  ['sender_name', 'yourname sendername myname'],
  ['unsubscribe_link', 'unsub unsubscribe unsubscribeurl unsubscribelink'],
  ['', 'name fullname email emailaddress phone city country industry website domain'],
]
const names = new Map(
  fields.flatMap(([token, written]) => written.split(' ').map((name) => [name, token] as const)),
)
const OWNERS =
  /^(?:contact|lead|recipient|person|user|customer|prospect|subscriber|merge)[\s._:-]+/i

type Foreign = { written: string; suggestion?: TokenName }

/**
 * Our token for a foreign field name; '' for a field without a token, undefined for any other word.
 */
function fieldOf(inside: string): TokenName | '' | undefined {
  const name = inside.trim().replace(OWNERS, '')
  const known = names.get(name.toLowerCase().replace(/[\s._:-]/g, ''))
  return known ?? (/^\p{L}+(?:_\p{L}+)+$/u.test(name) ? (readTokenName(name) ?? '') : undefined)
}

const NAME = String.raw`\s*\p{L}[\p{L}\p{N} ._:-]{0,40}?\s*`
/** Syntax that only merge tags use. */
const CERTAIN = new RegExp(
  [
    String.raw`\[\[(${NAME})\]\]`,
    String.raw`\*\|(${NAME})\|\*`,
    String.raw`%%(\s*\p{L}[\p{L}\p{N}._:-]{0,40}\s*)%%`,
    String.raw`<%=?(${NAME})%>`,
    String.raw`\{%-?(${NAME})-?%\}`,
  ].join('|'),
  'gu',
)
const POSSIBLE = new RegExp(
  [
    String.raw`<<(${NAME})>>`,
    String.raw`(?<!<)<(${NAME})>(?!>)`,
    String.raw`(?<!\[)\[(${NAME})\](?![\](])`,
    String.raw`(?<!%)%(\p{L}[\p{L}_]{2,40})%(?!%)`,
    String.raw`(?<![{$])\{(${NAME})\}(?!\})`,
  ].join('|'),
  'gu',
)

const insideOf = (match: RegExpExecArray) => match.slice(1).find((part) => part !== undefined) ?? ''

/** Finds merge tags of other tools, which recipients would see verbatim. */
export function findForeignTokens(text: string): Foreign[] {
  const certain = [...text.matchAll(CERTAIN)].map((match) => {
    const inside = insideOf(match)
    const suggestion = fieldOf(inside) || readTokenName(inside) || nearestToken(inside)
    return { written: match[0], suggestion }
  })
  const possible = [...text.matchAll(POSSIBLE)].flatMap((match) => {
    const inside = insideOf(match)
    // A single brace around one of our own token names is reported as a mistyped token.
    const isFoundAnyway =
      match[0].startsWith('{') && (readTokenName(inside) ?? nearestToken(inside))
    const field = fieldOf(inside)
    if (field === undefined || isFoundAnyway) return []
    return [{ written: match[0], suggestion: field || undefined }]
  })
  return [...certain, ...possible]
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
