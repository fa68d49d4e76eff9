import { describe, expect, it, test } from 'vitest'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { type ConsentChoices, noteSaid, readConsent, type Said, type Saying } from './who-said-no'

const FIELDS = new Set(['company', 'Job Title'])

const read = (...input: Parameters<typeof readConsent>) => runAtOnce(readConsent(...input))

type Meaning = Exclude<Said, 'agreed' | undefined> | 'fine'

/** The meaning of each value of a column; undefined if the column is not read. */
function meanings(name: string, values: readonly string[], choices?: ConsentChoices) {
  const rows = values.map((value) => [value])
  const { columns, saidIn } = read([name], rows, () => FIELDS.has(name), choices)
  return columns[0] && rows.map((row) => meaningOf(saidIn(row)))
}
const meaningOf = (said: Said): Meaning => (said === undefined || said === 'agreed' ? 'fine' : said)

const out: Meaning = 'optedOut'
const bad: Meaning = 'bounced'
const asked: Meaning = 'unclear'
const fine: Meaning = 'fine'

describe('who must not be written to', () => {
  it.each<[header: string, values: Record<string, Meaning>]>([
    // A status, by its values.
    ['status', { active: fine, unsubscribed: out, unreachable: bad }],
    ['status', { Active: fine, 'opted out': out, maybe: asked }],
    ['Marketing status', { Subscribed: fine, Unsubscribed: out, Cleaned: bad, Whatever: asked }],
    ['Lead Status', { Qualified: fine, Unsubscribed: out, 'Not interested': asked }],
    ['Stage', { Cold: fine, 'Do Not Contact': out }],
    ['ZB Status', { valid: fine, invalid: bad, 'catch-all': fine, do_not_mail: out }],
    ['ZB Status', { spamtrap: bad, abuse: out, unknown: asked }],
    ['Email Status', { Verified: fine, Guessed: fine, Invalid: bad, Undeliverable: bad }],
    ['Email Status', { 'Do not mail': out, 'Spam trap': bad, Unavailable: bad, '': fine }],
    ['Email Status', { 'Hard bounced': bad, soft_bounce: bad }],
    ['Email Status', { 'not deliverable': bad, 'Not bounced': fine }],
    ['Subscription Status', { 'Never subscribed': out, 'NON-SUBSCRIBED': out }],
    ['Subscription Status', { subscribed: fine, canceled: asked }],
    ['Result', { ok: fine, invalid: bad, catch_all: fine, unknown: asked }],
    // Numbers are compared as numbers.
    ['subscribed', { '1.0': fine, '0.0': out, '0,0': out, '0.00': out, '1,00': fine, '7': asked }],
    ['gdpr_consent', { '1.0': fine, '0,0': out }],
    ['Opt-in', { '1,0': fine, '0.00': out, '1709456400': asked }],
    ['Unsubscribed', { '1.0': out, '0.0': fine, '0,0': fine, '0.00': fine, '?': asked }],
    // Dates that are none are empty.
    ['Unsubscribed at', { '1900-01-00': fine, '1/0/1900': fine, '1/0/00': fine }],
    ['Unsubscribed at', { '1970-01-01': fine, '01.01.1970 00:00': fine, '00:00:00': fine }],
    ['Unsubscribed at', { '1970-01-01T00:00:00Z': fine, '12/31/1969': fine, '30/12/1899': fine }],
    ['Unsubscribed at', { 'Thu, 01 Jan 1970 00:00:00 GMT': fine, '0001-01-01T00:00:00': fine }],
    ['Unsubscribed at', { '\\N': fine, '(null)': fine, '03-Mar-24': out, '31. 12. 2024': out }],
    ['Opt-in date', { '1970-01-01': asked, '2024-03-01': fine, '2999-01-01': asked }],
    // A consent that has ended.
    ['Consent expires', { '2020-01-31': out, '2999-01-31': fine, '': asked, 'in spring': asked }],
    ['Consent expires', { never: fine, 'No expiry': fine, permanent: fine, unlimited: fine }],
    ['Einwilligung gültig bis', { nie: fine, unbefristet: fine, Unbegrenzt: fine, offen: asked }],
    ['Consentement valable jusqu’au', { jamais: fine, illimité: fine }],
    ['Consentimiento caduca', { nunca: fine, indefinido: fine, 'sin límite': fine }],
    ['Consentimento expira em', { nunca: fine, ilimitado: fine, 'sem limite': fine }],
    ['Consenso scade il', { mai: fine, illimitato: fine, 'a tempo indeterminato': fine }],
    ['GDPR consent valid until', { '31.01.2020': out, '12/31/2999': fine, '31/12/2999': fine }],
    ['Einwilligung gültig bis', { '31.01.2020': out, '31.12.2999': fine }],
    ['Consentement valable jusqu’au', { '31/01/2020': out }],
    // A column of any name, any of whose values is about sending.
    ['Tags', { 'vip, unsubscribed': out, vip: fine, 'do not contact': out, 'new; bounced': bad }],
    ['Segments', { 'EU | opted out': out, 'EU | newsletter': fine, '': fine }],
    ['Groups', { 'fair 2024': fine, Blacklist: out }],
    ['Notes', { 'Please do not contact her again': out, 'met at the fair': fine }],
    ['Group 7', { active: fine, blacklisted: out, pending: fine, '': fine }],
    ['Tag', { complained: out, Valid: fine }],
    // Negative headers.
    ['Email Opt-Out Date', { '2024-03-01': out, '': fine }],
    ['UNSUB_TIME', { '2023-11-02 10:00:00': out, '0000-00-00 00:00:00': fine }],
    ['unsubscribed_at', { 'March 3, 2024': out, '3 Mar 2024': out, null: fine }],
    ['unsubscribed_at', { '3 de marzo de 2024': out }],
    ['UNSUB_REASON', { NORMAL: asked, '': fine }],
    ['CLEAN_TIME', { '2023-11-02 10:00:00': bad }],
    ['EMAIL_BLACKLISTED', { '1': out, '0': fine }],
    ['Blacklisted', { yes: out, no: fine, perhaps: asked }],
    ['Suppressed', { TRUE: out, FALSE: fine, '✓': out, '✗': fine }],
    ['HasOptedOutOfEmail', { T: out, F: fine, '1': out }],
    ['EMAILOPTOUT', { x: out, '': fine }],
    ['Opted out of email: Marketing Information', { Yes: out, '': fine }],
    ['Unsubscribed from all email', { true: out, false: fine }],
    ['Do not allow Bulk Emails', { 'Do Not Allow': out, Allow: fine, Yes: out }],
    ['donotbulkemail', { True: out }],
    ['do_not_contact', { x: out, n: fine }],
    ['Email Bounced', { TRUE: bad, FALSE: fine, unknown: asked }],
    ['Marketing emails bounced', { '0': fine, '1': bad, '12': bad }],
    ['Email hard bounce reason', { 'mailbox is full today': asked, '': fine }],
    ['Spam complaint', { y: out, n: fine }],
    ['Consent withdrawn', { '1.2.2024': out, '': fine }],
    ['No consent', { yes: out, no: fine }],
    // Positive headers.
    ['Subscribed', { Yes: fine, No: out, '': asked }],
    ['Opt-in', { yes: fine, no: out }],
    ['OPTIN_TIME', { '2023-11-02 10:00:00': fine, '': asked }],
    ['Email Marketing Consent', { Granted: fine, Denied: out, 'by phone': asked }],
    ['Accepts Email Marketing', { yes: fine, no: out }],
    ['Marketing permissions', { Express: fine, Implied: fine, Revoked: out }],
    ['Can be contacted', { ja: fine, nein: out }],
    ['Newsletter', { '1': fine, '0': out }],
    ['GDPR', { true: fine, false: out }],
    ['Email valid', { true: fine, false: bad }],
    ['Opt-in / Opt-out', { in: fine, out: out, yes: asked }],
    // Other languages.
    ['Abgemeldet', { Ja: out, Nein: fine, '3. März 2024': out }],
    ['Von allen E-Mails abgemeldet', { wahr: out }],
    ['Kontaktsperre', { x: out }],
    ['Werbewiderspruch', { ja: out, nein: fine }],
    ['Werbeeinwilligung', { ja: fine, nein: out, mündlich: asked }],
    ['Kontaktphase', { Interessiert: asked, 'Nicht kontaktieren': out }],
    ['E-Mail-Status', { Gültig: fine, Unzustellbar: bad, 'Nicht verfügbar': bad }],
    ['Ne pas contacter', { oui: out, non: fine }],
    ['Désinscrit le', { '03/04/2024': out }],
    ['Consentement', { Oui: fine, Non: out, 'Sans consentement': out }],
    ['Statut e-mail', { Indisponible: bad, Abonné: fine, Désabonné: out }],
    ['Dado de baja', { sí: out, no: fine }],
    ['Suscripción cancelada', { sí: out }],
    ['Suscrito', { Sí: fine, No: out }],
    ['Etapa', { 'No contactar': out }],
    ['Estado del correo', { Rebotado: bad, Activo: fine }],
    ['Não contatar', { Sim: out, Não: fine }],
    ['Descadastrado em', { '2024-01-31T08:00:00Z': out }],
    ['Inscrição cancelada', { sim: out }],
    ['Consentimento', { Sim: fine, Não: out }],
    ['Status do e-mail', { Devolvido: bad, Entregue: fine }],
    ['Disiscritto', { sì: out, no: fine }],
    ['Iscritto', { sì: fine, no: out }],
    ['Consenso marketing', { revocato: out, sì: fine }],
    ['Non contattare', { vero: out }],
  ])('%s: %o', (header, values) => {
    expect(meanings(header, Object.keys(values))).toEqual(Object.values(values))
  })

  test.each<[header: string, values: string[]]>([
    ['Lead Status', ['Qualified', 'Not interested']],
    ['status', ['active']],
    ['company', ['Bounced']],
    ['Job Title', ['Unsubscribed']],
    ['Tags', ['vip', 'newsletter', '']],
    ['State', ['Baja California']],
    ['Has Opted Out Of Fax', ['1']],
    ['SMS_BLACKLISTED', ['1']],
    ['SMS status', ['unsubscribed']],
    ['Do Not Call', ['yes']],
    ['Unsubscribe link', ['https://x.example/u/1']],
    ['Bounce rate', ['12']],
    ['Subscription plan', ['Pro']],
    ['Consent IP', ['127.0.0.1']],
    ['Subscriber email', ['ann@x.example']],
    ['Email Opt Out', ['', '']],
    ['Subscribed', ['', '']],
    ['Adopt outcome', ['yes']],
    ['Country', ['Norway', 'In']],
    ['Out', ['yes', 'no']],
  ])('nothing is said by %s: %j', (header, values) => {
    expect(meanings(header, values)).toBeUndefined()
  })
})

describe('what the user says', () => {
  it('overrides what is proposed, for each value', () => {
    const leftOut = { '0 maybe': true, '0 later': false, '0 no': false }
    const values = ['maybe', 'Later', 'no', '']
    expect(meanings('Opt-in', values, { leftOut })).toEqual([out, fine, fine, asked])
  })

  it('has any other column read, and nothing in it that is not understood is a yes', () => {
    const choices = { added: [0], leftOut: { '0 red': true } }
    expect(meanings('Colour', ['red', 'green', 'unsubscribed'], choices)).toEqual([out, asked, out])
  })
})

describe('the values of a column', () => {
  const valuesOf = (name: string, cells: readonly string[], choices?: ConsentChoices) =>
    read(
      [name],
      cells.map((cell) => [cell]),
      () => false,
      choices,
    ).columns[0]?.values

  it('are shown as they are written, each once', () => {
    const cells = ['2024-01-01', '2024-01-02', 'No', 'no', '']
    expect(valuesOf('Unsubscribed', cells)).toEqual([
      { key: '2024-01-01', text: '2024-01-01', count: 1, said: 'optedOut' },
      { key: '2024-01-02', text: '2024-01-02', count: 1, said: 'optedOut' },
      { key: 'no', text: 'No', count: 2, said: undefined },
      { key: '', text: '', count: 1, said: undefined },
    ])
  })

  it('are grouped beyond twelve by kind and by what is proposed, and judged as groups', () => {
    const many = Array.from({ length: 12 }, (_, day) => `2020-01-${day + 10}`)
    const cells = [...many, '', '1900-01-00', '2999-01-01', 'by phone', 'No', 'by letter']
    const groups = valuesOf('Opt-in date', cells)
    expect(groups?.map(({ kind, text, count, said }) => [kind, text, count, said])).toEqual([
      ['past', '2020-01-10', 12, 'agreed'],
      ['empty', '', 1, 'unclear'],
      ['noDate', '1900-01-00', 1, 'unclear'],
      ['toCome', '2999-01-01', 1, 'unclear'],
      ['other', 'by phone', 2, 'unclear'],
      ['other', 'No', 1, 'optedOut'],
    ])
    const leftOut = { [`0 ${groups?.[0]?.key}`]: true, [`0 ${groups?.[4]?.key}`]: false }
    expect(meanings('Opt-in date', cells, { leftOut })?.slice(10)).toEqual([
      out,
      out,
      asked,
      asked,
      asked,
      fine,
      out,
      fine,
    ])
  })
})

test('of several columns, and of several rows of an address, the worst counts', () => {
  const rows = [
    ['yes', 'Bounced'],
    ['no', 'Bounced'],
    ['hm', 'Valid'],
    ['hm', 'Bounced'],
    ['yes', ''],
  ]
  const { saidIn } = read(['Opt-in', 'Email Status'], rows, () => false)
  const said = rows.map((row) => saidIn(row))
  expect(said).toEqual(['bounced', 'optedOut', 'unclear', 'bounced', 'agreed'])
  const people = new Map<string, Saying>()
  for (const one of said) noteSaid(people, 'Ann@gmial.com; bo@x.io', one)
  for (const noAddress of [',', '', 'none']) noteSaid(people, noAddress, 'optedOut')
  expect(Object.fromEntries(people)).toEqual({
    'ann@gmial.com': 'optedOut',
    'ann@gmail.com': 'optedOut',
    'bo@x.io': 'optedOut',
  })
})
