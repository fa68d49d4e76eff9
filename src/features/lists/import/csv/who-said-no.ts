import { addressKey } from '@/shared/lib/values/addresses'
import type { Incremental } from '@/shared/lib/state/incremental'
import type { Suppression } from '../../suppressed'
import { fixDomain } from '@/features/lists/contacts/cleaning'
import { plainCell } from './csv-cell'
import { plainName } from './csv-header'

/** Judges from headers and values who must not be written to, in six languages. */

/** 'unclear' is asked: never taken for "may be written to". */
export type Meaning = 'fine' | Suppression | 'unclear'

/** Meaning that leaves a person out. */
export type SaidNo = Exclude<Meaning, 'fine'>

/** From the worst to the best. */
const MEANINGS: readonly Meaning[] = ['optedOut', 'bounced', 'unclear', 'fine']

/** Notes what a row says about an address; the worst of all its rows counts. */
export function noteSaidNo(all: Map<string, SaidNo>, email: string, meaning: Meaning): void {
  if (meaning === 'fine' || !email) return
  for (const key of [email, fixDomain(email)].map(addressKey)) {
    const before = all.get(key) ?? 'fine'
    if (MEANINGS.indexOf(meaning) < MEANINGS.indexOf(before)) all.set(key, meaning)
  }
}

/**
 * Matches any of the phrases, as written by `plainName`. `*` stands for any letters, `_` for an
 * optional space.
 */
const phrases = (text: string): RegExp => {
  const all = text.trim().replaceAll(/\s*\|\s*/g, '|')
  const pattern = all.replaceAll('*', '[a-z]*').replaceAll('_', ' ?')
  return new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`)
}
const whole = (text: string): RegExp => new RegExp(`^${phrases(text).source}$`)

const OPTED_OUT = phrases(`
  (?:e?mail|has|is){0,3}opt(?:ed|s|ing)?_outs?(?:_of_e?mails?)?|(?:e?mail|has|is){0,3}unsub*|
  do(?:es)?_not_(?:[a-z]+ )?(?:bulk_)?(?:contact|e?mails?|mailings?|market*|disturb|allow|send|write|solicit)|
  don t (?:contact|e?mail|write)|dnc|dne|dnm|black_?list*|block_?list*|blocked|suppress*|complain*|
  spam report*|marked as spam|spam(?! ?trap)|abuse|objected|objection|
  abgemeldet|*abmeld*|abbestell*|ausgetragen|gesperrt|*sperre|sperr(?:liste|vermerk)|*widerspr*|*widerruf*|
  nicht (?:mehr )?(?:kontaktieren|anschreiben|anmailen|mailen|bewerben)|keine (?:werbung|e?mails?|newsletter)|
  schwarze liste|desabon*|desinscri*|(?:pas|plus) (?:contacter|envoyer|ecrire|solliciter|demarcher)|liste noire|
  opposition|bloque*|dad[oa] de baja|^baja$|baja (?:email|correo|newsletter|boletin)|fecha (?:de )?baja|desuscri*|
  no (?:contactar|enviar|escribir|molestar)|lista (?:negra|nera)|descadastr*|
  nao (?:contatar|contactar|enviar|perturbe|escrever)|bloquead*|disiscri*|
  non (?:contattare|inviare|scrivere|disturbare)|bloccat*|opposizione`)
const BOUNCED = phrases(`
  (?:e?mail|has|is|hard|soft){0,3}bounc*|un_?deliver*|(?:not|non) deliver*|invalid*|(?:not|non) valid*|
  (?:spam|possible)_trap|cleaned|clean (?:time|campaign)|unreachable|quarantin*|does not exist|
  mailbox (?:not found|unavailable|disabled|full)|unzustellbar|nicht (?:zustellbar|gultig|erreichbar)|ungultig|
  unerreichbar|rejet*|non (?:delivr|distribu)*|injoignable|rebot*|devuelt*|no (?:entreg|valid)*|
  devolvid*|rejeitad*|nao (?:entreg|valid)*|respint*|rimbalz*|non (?:consegn|raggiungibil|recapit)*|
  irraggiungibil*`)
const AGREED = phrases(`
  (?:e?mail|has|is){0,3}opt(?:ed|s|ing)?_ins?|subscri*|(?:e?mail|marketing)?consent*|permission*|newsletter*|
  accepts?_(?:[a-z]+ )?(?:marketing|e?mails?)|(?:can|may|ok|okay)_(?:to )?(?:be )?(?:contact|e?mail)*|
  (?:contact|marketing|e?mails?) allowed|allows?_(?:bulk_)?(?:e?mails?|contact|marketing)|gdpr|dsgvo|rgpd|lgpd|
  *einwillig*|*zustimm*|*erlaubnis|angemeldet|abonn*|inscri*|accord (?:[a-z]+ )?(?:marketing|email|rgpd)|
  suscri*|consentimi?ento|autoriza*|assinante*|aceita (?:[a-z]+ )?(?:marketing|emails?|contato)|
  iscri*|consenso|autorizza*|accetta (?:[a-z]+ )?(?:marketing|email)`)
const DELIVERABLE = phrases(
  'deliverab*|(?:e?mail|address|is) valid|valid (?:e?mail|address)|zustellbar',
)
const REFUSED = phrases(`
  not|no|non|none|never|without|lacks?|nicht|keine?|ohne|pas|jamais|sans|sin|nao|nunca|sem|mai|senza|
  withdrawn|revoked|cancel*|refused|denied|declined|missing|*widerruf*|retir*|refus*|annul*|revocad*|revogad*|
  revocat*|negad*|negat*`)
const NEGATED = /^(?:is |has )?(?:not|never|nicht|nie|non|pas|nao|nunca) /

/** What a text says about sending. */
function speech(text: string): Suppression | 'agreed' | undefined {
  const kindOf = (words: string): Suppression | undefined => {
    if (OPTED_OUT.test(words)) return 'optedOut'
    return BOUNCED.test(words) ? 'bounced' : undefined
  }
  const kind = kindOf(text)
  // 'Not bounced', but not 'not deliverable'.
  if (kind) return NEGATED.test(text) && kindOf(text.replace(NEGATED, '')) ? 'agreed' : kind
  if (DELIVERABLE.test(text)) return 'agreed'
  if (!AGREED.test(text)) return undefined
  return REFUSED.test(text) ? 'optedOut' : 'agreed'
}

/** Other words of columns about sending, as whole cells. */
const FINE_CELL = whole(`
  active|valid|verified|confirmed|unconfirmed|pending|ok|good|safe|delivered|opened|clicked|sent|in|allow|allowed|
  granted|given|accept all|catch all|guessed|extrapolated|likely(?: to engage)?|unverified|user managed|express|
  implied|new|marketing contact|alias address|role based|aktiv|gultig|verifiziert|bestatigt|zugestellt|erteilt|
  ausstehend|actif|valide|verifie|confirme|delivre|en attente|activo|valido|verificado|confirmado|entregado|
  pendiente|ativo|entregue|pendente|attivo|verificato|confermato|consegnato|in attesa`)
const FAILED_CELL = whole(`
  unavailable|failed|failure|rejected|returned|disabled|nicht verfugbar|fehlerhaft|indisponible|non disponib*|
  no disponible|indisponivel|nao disponivel|rechazad*|rifiutat*|erron*`)
const REFUSED_CELL = whole(`
  out|refused|denied|declined|revoked|withdrawn|abgelehnt|refus*|recusad*|revocat*|revogad*|revocad*`)
/** Verifiers of addresses do not know either. */
const UNCLEAR_CELL = whole(
  'unknown|risky|disposable|error|unbekannt|inconnu|desconocido|desconhecido',
)
/** Stages of a sale, which say nothing about sending. */
const STAGE_CELL = whole(`
  cold|approaching|replied|interested|unresponsive|open|working|contacted|connected|attempted to contact|
  in progress|nurturing|qualified|unqualified|opportunity|customer|lead|prospect|mql|sql|(?:closed )?(?:won|lost)|
  bad timing|open deal|engaged`)
const YES = whole(
  'true|t|yes|y|1|x|on|checked|ja|j|wahr|oui|o|vrai|si|s|verdadero|sim|verdadeiro|vero',
)
const NO = whole(
  'false|f|no|n|0|off|unchecked|never|nein|falsch|non|faux|falso|nao|nie|jamais|nunca|mai',
)
const EMPTY = /^(?:[-–—.\s]*|null|none|n\/?a|#n\/a|nan|0000-00-00.*)$/i
const TICK = /^[✓✔☑✅]\uFE0F?$/u
const CROSS = /^[✗✘❌☐]\uFE0F?$/u
const DATE =
  /^(?:\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|[\p{L}., ]{0,14}\d{1,2}[\p{L}., ]{1,16}(?:19|20)\d\d\b)/u
const NUMBER = /^\d+(?:[.,]\d+)?$/

const STATUS = phrases(
  'status|state|stage|*phase|result|statut|etat|etape|estado|etapa|estagio|situacao|stato|fase|ergebnis',
)
const OF_SENDING = phrases(
  'e?mails?|marketing|zb|zero_bounce|never_bounce|verification|validation|correo|courriel|posta',
)
const OTHER_CHANNEL = phrases(
  'sms|fax|calls?|phone|telephone|telefon*|whatsapp|viber|push|postal|text',
)
/** Says something about a subscription or an unsubscription, but not whether there is one. */
const ABOUT_IT = phrases('links?|url|token|hash|key|rate')
const DETAIL_OF_YES = phrases(`
  ip|ids?|name|source|method|form|page|version|language|by|campaign|plan|tier|type|level|price|amount|mrr|arr|
  billing|renewal|end|product`)
const DETAIL_OF_NO = phrases(
  'reason|type|title|campaign|grund|raison|motif|motivo|note|comment|source|by',
)

/** What a header says its column is about. */
type About =
  /** A flag or a date: `says` is the meaning of a yes. */
  | { says: 'agreed' | Suppression; otherwise: Suppression; isDetail?: boolean }
  /** A status of sending, or of anything. */
  | { says: 'status'; isOfSending: boolean }

/** `null` for a column that is not about e-mail. */
function aboutOf(header: string): About | null | undefined {
  const text = plainName(header)
  if (OTHER_CHANNEL.test(text) && !OF_SENDING.test(text)) return null
  const hasBoth = /opt ?in\b.*opt ?out|opt ?out\b.*opt ?in\b/.test(text)
  const says = speech(text)
  if (STATUS.test(text) || hasBoth) {
    return { says: 'status', isOfSending: hasBoth || says !== undefined || OF_SENDING.test(text) }
  }
  if (!says || ABOUT_IT.test(text)) return undefined
  const otherwise = DELIVERABLE.test(text) ? 'bounced' : 'optedOut'
  if (says === 'agreed') return DETAIL_OF_YES.test(text) ? undefined : { says, otherwise }
  return { says, otherwise, isDetail: DETAIL_OF_NO.test(text) }
}

/** Keys of values that are counted as one. */
export const valueKeys = { empty: '', date: '#date', number: '#number', other: '#other' } as const

/** 'Opted_Out' and 'opted out' are one value, and so are all dates, and all numbers above 1. */
function keyOf(cell = ''): string {
  const text = plainCell(cell).trim()
  if (EMPTY.test(text)) return valueKeys.empty
  if (TICK.test(text)) return 'x'
  if (CROSS.test(text)) return 'no'
  if (NUMBER.test(text)) return /^[01]$/.test(text) ? text : valueKeys.number
  return DATE.test(text) ? valueKeys.date : plainName(text) || text
}

/** What a value says by itself, whatever its column. */
function meaningOfWord(key: string): Meaning | undefined {
  if (FINE_CELL.test(key)) return 'fine'
  if (UNCLEAR_CELL.test(key)) return 'unclear'
  if (FAILED_CELL.test(key)) return 'bounced'
  const said = REFUSED_CELL.test(key) ? 'optedOut' : speech(key)
  return said === 'agreed' ? 'fine' : said
}

function meaningOf(key: string, about: About | undefined): Meaning {
  if (about === undefined || about.says === 'status') {
    if (key === valueKeys.empty || STAGE_CELL.test(key)) return 'fine'
    return meaningOfWord(key) ?? 'unclear'
  }
  const { says, otherwise, isDetail } = about
  if (key === valueKeys.empty) return says === 'agreed' ? 'unclear' : 'fine'
  const yes = says === 'agreed' ? 'fine' : says
  if (YES.test(key) || key === valueKeys.date || key === valueKeys.number) return yes
  if (NO.test(key)) return says === 'agreed' ? otherwise : 'fine'
  return meaningOfWord(key) ?? (isDetail ? yes : 'unclear')
}

export const isUnclear = ({ meaning }: Pick<ConsentValue, 'meaning'>) => meaning === 'unclear'
const isRefusal = (meaning: Meaning | undefined) => meaning === 'optedOut' || meaning === 'bounced'

/** Longer texts are notes. */
const MAX_WORDS = 4
/** Further values of a column are counted as one. */
const MAX_VALUES = 100
const MAX_TEXT = 60
const ROWS_PER_SLICE = 200

export type ConsentValue = {
  key: string
  /** As first written in the file; '' for empty cells. */
  text: string
  count: number
  meaning: Meaning
}
export type ConsentColumn = { index: number; name: string; isRead: boolean; values: ConsentValue[] }

/** What the user says about a column, by its index: off, or which values mean "leave out". */
export type ConsentChoices = Readonly<
  Record<number, { isRead: boolean; leftOut: Readonly<Record<string, boolean>> }>
>

type Rows = readonly (readonly string[])[]

/**
 * Reads every column that is not a field of a contact: its header may speak of it, or all of its
 * values do. Incremental.
 * @param rows the rows of people
 * @param isField whether a column is a field, or could be one
 * @returns the columns, and the worst meaning of a row if any column is read
 */
export function* readConsent(
  header: readonly string[],
  rows: Rows,
  isField: (index: number) => boolean,
  choices: ConsentChoices = {},
): Incremental<{ columns: ConsentColumn[]; judge?: (cells: readonly string[]) => Meaning }> {
  const columns: ConsentColumn[] = []
  const judges: ((cells: readonly string[]) => Meaning)[] = []
  for (const [index, name] of header.entries()) {
    const said = aboutOf(name)
    const about = said ?? undefined
    const choice = choices[index]
    const isOpen = said !== null && ((said && said.says !== 'agreed') || !isField(index))
    if (!isOpen && !choice?.isRead) continue

    const counted = yield* countValues(rows, index, about, choice?.isRead)
    if (!counted || (!choice && !saysSomething(counted.keys(), about))) continue
    const isRead = choice?.isRead !== false
    const values = Array.from(counted, ([key, value]) => {
      const meaning = meaningFor(key, about, choice?.leftOut[key])
      return { key, ...value, meaning }
    })
    columns.push({ index, name, isRead, values })
    if (!isRead) continue
    const meanings = new Map(values.map(({ key, meaning }) => [key, meaning]))
    const other = meanings.get(valueKeys.other) ?? 'fine'
    judges.push((cells) => meanings.get(keyOf(cells[index])) ?? other)
  }
  if (judges.length === 0) return { columns }
  return {
    columns,
    judge(cells) {
      const found = new Set(judges.map((judge) => judge(cells)))
      return MEANINGS.find((meaning) => found.has(meaning)) ?? 'fine'
    },
  }
}

/** Counts the values of a column by key; undefined if one shows that it is not about sending. */
function* countValues(
  rows: Rows,
  index: number,
  about: About | undefined,
  isChosen = false,
): Incremental<Map<string, { text: string; count: number }> | undefined> {
  const values = new Map<string, { text: string; count: number }>()
  for (const [row, cells] of rows.entries()) {
    if (row % ROWS_PER_SLICE === 0) yield
    const found = keyOf(cells[index])
    const key = values.has(found) || values.size < MAX_VALUES ? found : valueKeys.other
    const value = values.get(key)
    if (value) {
      value.count += 1
      continue
    }
    const text = key === valueKeys.empty ? '' : plainCell(cells[index] ?? '').trim()
    values.set(key, { text: text.slice(0, MAX_TEXT), count: 1 })
    if (isChosen || key === valueKeys.empty) continue
    if (/@|:\/\//.test(text)) return undefined
    const isShort = text.split(' ').length <= MAX_WORDS
    if (!about && !(isShort && meaningOfWord(key))) return undefined
  }
  return values
}

function saysSomething(keys: Iterable<string>, about: About | undefined): boolean {
  const isAbout = about && (about.says !== 'status' || about.isOfSending)
  return [...keys].some((key) =>
    isAbout ? key !== valueKeys.empty : isRefusal(meaningOf(key, about)),
  )
}

/** @param isLeftOut the user's answer */
function meaningFor(key: string, about: About | undefined, isLeftOut?: boolean): Meaning {
  if (isLeftOut === false) return 'fine'
  const meaning = meaningOf(key, about)
  if (!isLeftOut || isRefusal(meaning)) return meaning
  return about?.says === 'bounced' ? 'bounced' : 'optedOut'
}
