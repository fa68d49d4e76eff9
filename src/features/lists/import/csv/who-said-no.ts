import { addressesIn, addressKey } from '@/shared/lib/values/addresses'
import { isPlaceholder } from '@/shared/lib/values/placeholder-text'
import type { Incremental } from '@/shared/lib/state/incremental'
import type { Suppression } from '@/entities/lead/said-no'
import { fixDomain } from '@/features/lists/cleaning/cleaning'
import { plainCell } from './csv-cell'
import { dateKind } from './csv-date'
import { plainName } from './csv-header'

/** What a value or a row says, the worst first. 'unclear' is what was not understood. */
const SAYINGS = ['optedOut', 'bounced', 'unclear', 'agreed'] as const
export type Saying = (typeof SAYINGS)[number]
export type Said = Saying | undefined

const worstOf = (all: readonly Said[]): Said => SAYINGS.find((said) => all.includes(said))

const isRefusal = (said: Said | 'valid'): said is Suppression =>
  said === 'optedOut' || said === 'bounced'

/** Notes what a row says about its addresses; the worst of all rows of an address counts. */
export function noteSaid(all: Map<string, Saying>, email: string, said: Said): void {
  if (!said) return
  const found = addressesIn(email).filter((one) => one.includes('@'))
  for (const key of found.flatMap((one) => [one, fixDomain(one)]).map(addressKey)) {
    all.set(key, worstOf([said, all.get(key)]) ?? said)
  }
}

/** Phrases are as written by `plainName`; `*` stands for letters, `_` for an optional space. */
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
  *abmeld*|abgemeldet|abbestell*|ausgetragen|gesperrt|*sperr*|*widerspr*|*widerruf*|
  nicht (?:mehr )?(?:kontaktieren|anschreiben|anmailen|bewerben)|keine (?:werbung|e?mails?|newsletter)|
  desabon*|desinscri*|(?:pas|plus) (?:contacter|envoyer|ecrire|solliciter)|liste noire|opposition|bloque*|
  dad[oa] de baja|^baja$|(?:fecha )?(?:de )?baja (?:email|correo|boletin)|fecha (?:de )?baja|desuscri*|
  no (?:contactar|enviar|escribir|molestar)|lista (?:negra|nera)|descadastr*|
  nao (?:contatar|contactar|enviar|escrever)|bloquead*|disiscri*|
  non (?:contattare|inviare|scrivere|disturbare)|bloccat*|opposizione`)
const BOUNCED = phrases(`
  (?:e?mail|has|is|hard|soft){0,3}bounc*|un_?deliver*|(?:not|non) deliver*|invalid*|(?:not|non) valid*|
  (?:spam|possible)_trap|cleaned|clean (?:time|campaign)|unreachable|quarantin*|does not exist|
  mailbox (?:not found|unavailable|disabled|full)|unzustellbar|nicht (?:zustellbar|gultig|erreichbar)|ungultig|
  unerreichbar|rejet*|non (?:delivr|distribu|consegn|recapit)*|injoignable|rebot*|devuelt*|no (?:entreg|valid)*|
  devolvid*|rejeitad*|nao (?:entreg|valid)*|respint*|rimbalz*|irraggiungibil*`)
const AGREED = phrases(`
  (?:e?mail|has|is){0,3}opt(?:ed|s|ing)?_ins?|subscri*|(?:e?mail|marketing)?consen[ts]*|permission*|newsletter*|
  accepts?_(?:[a-z]+ )?(?:marketing|e?mails?)|(?:can|may|ok|okay)_(?:to )?(?:be )?(?:contact|e?mail)*|
  (?:contact|marketing|e?mails?) allowed|allows?_(?:bulk_)?(?:e?mails?|contact|marketing)|gdpr|dsgvo|rgpd|lgpd|
  *einwillig*|*zustimm*|*erlaubnis|angemeldet|abonn*|inscri*|accord (?:[a-z]+ )?(?:marketing|email|rgpd)|
  suscri*|autoriza*|assinante*|aceita (?:[a-z]+ )?(?:marketing|emails?|contato)|iscri*|autorizza*|
  accetta (?:[a-z]+ )?(?:marketing|email)`)
const DELIVERABLE = phrases(`
  deliverab*|(?:e?mail|address|is) valid|valid (?:e?mail|address)|zustellbar`)
const REFUSED = phrases(`
  not|no|non|none|never|without|lacks?|nicht|keine?|ohne|pas|jamais|sans|sin|nao|nunca|sem|mai|senza|
  withdrawn|revoked|cancel*|refused|denied|declined|missing|*widerruf*|retir*|refus*|annul*|revo[ckgq]*|negad*`)
const NEGATED = /^(?:is |has )?(?:not|never|nicht|nie|non|pas|nao|nunca) /

const refusalOf = (text: string): Said =>
  OPTED_OUT.test(text) ? 'optedOut' : BOUNCED.test(text) ? 'bounced' : undefined

function refusalIn(text: string): Said {
  const refusal = refusalOf(text)
  // 'Not bounced', but not 'not deliverable'.
  const isNegated = refusal && NEGATED.test(text) && refusalOf(text.replace(NEGATED, ''))
  return isNegated ? 'agreed' : refusal
}

/** What a text says about sending. */
function speech(text: string): Said {
  const refusal = refusalIn(text)
  if (refusal || DELIVERABLE.test(text)) return refusal ?? 'agreed'
  if (!AGREED.test(text)) return undefined
  return REFUSED.test(text) ? 'optedOut' : 'agreed'
}

/** Other words of columns about sending, as whole cells. */
const FINE_CELL = whole(`
  active|(?:un)?verified|valid|(?:un)?confirmed|pending|ok|good|safe|delivered|opened|clicked|sent|in|allow(?:ed)?|
  granted|given|accept all|catch all|guessed|extrapolated|likely(?: to engage)?|express|implied|new|aktiv|gultig|
  verifiziert|bestatigt|zugestellt|erteilt|actif|valide|verifie|confirme|delivre|a[ct]*ivo|valido|verificad?[ot]o?|
  confirmado|confermato|entregado|entregue|consegnato`)
const FAILED_CELL = whole(`
  unavailable|fail(?:ed|ure)|returned|disabled|nicht verfugbar|fehlerhaft|indispon*|n[oa]o? dispon*|non disponib*|
  rechazad*|rifiutat*|erron*`)
const REFUSED_CELL = whole('out|re[cf]us*|reject*|denied|declined|abgelehnt|revo[ckgq]*|withdrawn')
const UNKNOWN_CELL = whole('unknown|unbekannt|inconnu|desconocido|desconhecido')
/** Stages of a sale, which say nothing about sending. */
const STAGE_CELL = whole(`
  cold|approaching|replied|interested|open|working|contacted|connected|attempted to contact|in progress|nurturing|
  (?:un)?qualified|opportunity|customer|lead|prospect|mql|sql|(?:closed )?(?:won|lost)|engaged`)
/** A consent that never ends. */
const ENDLESS = whole(`
  never|no expir*|does not expire|forever|unlimited|indefinite*|permanent*|nie(?:mals)?|unbe(?:fristet|grenzt)|
  jamais|illimit*|nunca|(?:sin|sem) limites?|indefinid*|ilimitad*|mai|(?:a tempo )?indetermin*`)
const YES = whole(`
  true|t|y|yes|1|x|on|checked|ja?|wahr|o|oui|vrai|si?|sim|verdade?i?ro|vero|[✓✔☑✅]\uFE0F?`)
const NO = whole(`
  false|f|no?|0|off|unchecked|never|nein|falsch|non|faux|falso|nao|nie|jamais|nunca|mai|[✗✘❌☐]\uFE0F?`)
const NUMBER = /^[+-]?\d+[.,]?\d*$/
/** No consent and no refusal, whatever the header. */
const ADDRESS_OR_LINK = /@|:\/\//

const STATUS = phrases(`
  stat(?:e|us|ut|o)|stage|*phase|result|etat|etap[ea]|esta(?:do|gio)|fase|ergebnis`)
const OF_SENDING = phrases(`
  e?mails?|marketing|zb|zero_bounce|never_bounce|verification|correo|courriel|posta`)
const OTHER_CHANNEL = phrases('sms|fax|calls?|*phone|telefon*|whatsapp|viber|push|postal|text')
/** Says something about a subscription or an unsubscription, but not whether there is one. */
const ABOUT_IT = phrases('links?|url|token|hash|key|rate')
const DETAIL_OF_YES = phrases(`
  ip|ids?|name|source|method|form|page|version|language|by|campaign|plan|tier|type|level|price|billing|product`)
const EXPIRY = phrases(`
  *expir*|ends?|until|till?|bis|*ablauf*|jusqu*|hasta|ate|fino|caduc*|venc*|scad*`)

/**
 * What a header says its column is about: a status, of sending or of anything (null), the end of a
 * consent, or a flag or date, by what a yes means. False for a column that is not about e-mail.
 */
type About = 'status' | 'expiry' | 'valid' | 'agreed' | Suppression | null | undefined | false

function aboutOf(header: string): About {
  const text = plainName(header)
  if (OTHER_CHANNEL.test(text) && !OF_SENDING.test(text)) return false
  const says = speech(text)
  if (/opt ?in\b.*opt ?out|opt ?out\b.*opt ?in\b/.test(text)) return 'status'
  if (STATUS.test(text)) return says || OF_SENDING.test(text) ? 'status' : null
  if (!says || ABOUT_IT.test(text)) return undefined
  if (isRefusal(says)) return says
  if (DETAIL_OF_YES.test(text)) return undefined
  return EXPIRY.test(text) ? 'expiry' : DELIVERABLE.test(text) ? 'valid' : 'agreed'
}

/** Kinds of values, for groups of them. */
type ValueKind = 'empty' | 'noDate' | 'past' | 'toCome' | 'other'
type Value = { kind: ValueKind; key: string; text: string }

function toValue(text: string): Value {
  const isUnknown = UNKNOWN_CELL.test(plainName(text)) || text.includes('?')
  if (!isUnknown && (text === '' || isPlaceholder(text, 'text')))
    return { kind: 'empty', key: '', text: '' }
  const kind = dateKind(text)
  return { kind: kind ?? 'other', key: kind ? text : keyOf(text), text }
}

const keyOf = (text: string): string =>
  NUMBER.test(text) ? String(Number(text.replace(',', '.'))) : plainName(text) || text

/** 'vip, unsubscribed' has two values. */
function valuesIn(cell = ''): Value[] {
  const whole = toValue(plainCell(cell).trim())
  const parts = whole.kind === 'other' ? whole.text.split(/[,;|\n]+/) : []
  if (parts.length < 2 || NUMBER.test(whole.text)) return [whole]
  return parts.map((part) => part.trim()).flatMap((part) => (part ? toValue(part) : []))
}

/** What a value is proposed to say. */
function saidBy({ kind, key, text }: Value, about: About): Said {
  if (!about && about !== null) {
    const said = ADDRESS_OR_LINK.test(text) || kind !== 'other' ? undefined : refusalIn(key)
    return isRefusal(said) ? said : undefined
  }
  if (about === 'expiry' && kind === 'past') return 'optedOut'
  if (about === 'expiry') return kind === 'toCome' || ENDLESS.test(key) ? 'agreed' : 'unclear'
  const isStatus = about === 'status' || about === null
  const isPositive = !isStatus && !isRefusal(about)
  if (kind === 'empty' || kind === 'noDate') return isPositive ? 'unclear' : undefined
  if (!isStatus) {
    if (YES.test(key) || kind === 'past') return isPositive ? 'agreed' : about
    if (NO.test(key)) return isPositive ? (about === 'valid' ? 'bounced' : 'optedOut') : undefined
    // A time, or how often mail bounced.
    if (!isPositive && (kind === 'toCome' || /^\d+$/.test(key))) return about
  } else if (STAGE_CELL.test(key)) return undefined
  if (kind !== 'other') return 'unclear'
  if (FINE_CELL.test(key)) return 'agreed'
  if (FAILED_CELL.test(key)) return 'bounced'
  return REFUSED_CELL.test(key) ? 'optedOut' : (speech(key) ?? 'unclear')
}

export type ConsentValue = {
  key: string
  /** As first written in the file; '' for empty cells. */
  text: string
  /** For a group of values. */
  kind?: ValueKind
  count: number
  said: Said
}
export type ConsentColumn = { index: number; name: string; values: ConsentValue[] }

/** The user's answers: columns that were not found, and by `answerKey` who is left out. */
export type ConsentChoices = {
  added?: readonly number[]
  leftOut?: Readonly<Record<string, boolean>>
}
export const answerKey = (index: number, key: string) => `${index} ${key}`

/**
 * Finds the columns that speak of sending, by their header or by any of their cells. Incremental.
 * @param rows the rows of people
 * @param isField whether a column is a field, or could be one
 * @returns the columns, and what a row says
 */
export function* readConsent(
  header: readonly string[],
  rows: readonly string[][],
  isField: (index: number) => boolean,
  { added = [], leftOut = {} }: ConsentChoices = {},
): Incremental<{ columns: ConsentColumn[]; saidIn: (cells: readonly string[]) => Said }> {
  const columns: ConsentColumn[] = []
  const judges: ((cells: readonly string[]) => Said)[] = []
  for (const [index, name] of header.entries()) {
    const isAdded = added.includes(index)
    const found = aboutOf(name)
    const about = isAdded ? found || 'status' : found
    if (about === false || (isField(index) && (!about || about === 'agreed'))) continue
    const counted = yield* countValues(rows, index, about)
    if (!isAdded && !speaks(counted, about)) continue

    const isGrouped = counted.length > MAX_VALUES
    const shownAs = new Map<string, ConsentValue>()
    for (const { kind, ...value } of counted) {
      // No value has the key of a group.
      const key = isGrouped ? `\n${kind} ${value.said}` : value.key
      const shown = shownAs.get(key) ?? { ...value, ...(isGrouped && { kind }), key, count: 0 }
      shown.count += value.count
      shownAs.set(key, shown).set(value.key, shown)
    }
    const values = [...new Set(shownAs.values())]
    for (const value of values) {
      const isLeftOut = leftOut[answerKey(index, value.key)]
      if (isLeftOut === undefined || (isLeftOut && isRefusal(value.said))) continue
      value.said = !isLeftOut ? 'agreed' : about === 'bounced' ? about : 'optedOut'
    }
    columns.push({ index, name, values })
    judges.push((cells) => worstOf(valuesIn(cells[index]).map(({ key }) => shownAs.get(key)?.said)))
  }
  return { columns, saidIn: (cells) => worstOf(judges.map((judge) => judge(cells))) }
}

/** More different values of a column are grouped by their kind and by what they say. */
const MAX_VALUES = 12
const ROWS_PER_SLICE = 200

type Counted = Value & Pick<ConsentValue, 'count' | 'said'>

function* countValues(
  rows: readonly string[][],
  index: number,
  about: About,
): Incremental<Counted[]> {
  const counted = new Map<string, Counted>()
  for (const [row, cells] of rows.entries()) {
    if (row % ROWS_PER_SLICE === 0) yield
    for (const value of valuesIn(cells[index])) {
      const known = counted.get(value.key)
      if (known) known.count += 1
      else counted.set(value.key, { ...value, count: 1, said: saidBy(value, about) })
    }
  }
  return [...counted.values()]
}

function speaks(values: readonly ConsentValue[], about: About): boolean {
  if (!about) return values.some(({ said }) => isRefusal(said))
  if (about === 'agreed' && values.some(({ text }) => ADDRESS_OR_LINK.test(text))) return false
  return values.some(({ text }) => text !== '')
}
