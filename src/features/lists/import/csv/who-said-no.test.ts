import { describe, expect, it, test } from 'vitest'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { type ConsentChoices, type Meaning, readConsent } from './who-said-no'

const FIELDS = new Set(['company', 'Job Title'])

const read = (...input: Parameters<typeof readConsent>) => runAtOnce(readConsent(...input))

/** The meaning of each value of a column; undefined if the column is not read. */
function meanings(name: string, values: readonly string[], choices?: ConsentChoices) {
  const rows = values.map((value) => [value])
  const { columns, judge } = read([name], rows, () => FIELDS.has(name), choices)
  return columns[0] && rows.map((row) => judge?.(row) ?? 'fine')
}

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
    [
      'ZB Status',
      {
        valid: fine,
        invalid: bad,
        'catch-all': fine,
        do_not_mail: out,
        spamtrap: bad,
        abuse: out,
        unknown: asked,
      },
    ],
    [
      'Email Status',
      {
        Verified: fine,
        Guessed: fine,
        Invalid: bad,
        Undeliverable: bad,
        'Do not mail': out,
        'Spam trap': bad,
        Unavailable: bad,
        '': fine,
      },
    ],
    [
      'Email Status',
      { 'Hard bounced': bad, soft_bounce: bad, 'not deliverable': bad, 'Not bounced': fine },
    ],
    [
      'Subscription Status',
      { 'Never subscribed': out, 'NON-SUBSCRIBED': out, subscribed: fine, canceled: asked },
    ],
    ['Result', { ok: fine, invalid: bad, catch_all: fine, unknown: asked }],
    // A column of any name, all of whose values are about sending.
    ['Group 7', { active: fine, blacklisted: out, pending: fine, '': fine }],
    ['Notes', { unsubscribed: out }],
    ['Tag', { complained: out, Valid: fine }],
    // Negative headers.
    ['Email Opt-Out Date', { '2024-03-01': out, '': fine }],
    ['UNSUB_TIME', { '2023-11-02 10:00:00': out, '0000-00-00 00:00:00': fine }],
    [
      'unsubscribed_at',
      { 'March 3, 2024': out, '3 Mar 2024': out, '3 de marzo de 2024': out, null: fine },
    ],
    ['UNSUB_REASON', { NORMAL: out, '': fine }],
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
    ['Email hard bounce reason', { 'mailbox is full today': bad, '': fine }],
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
    ['Notes', ['unsubscribed', 'met at the fair']],
    ['Notes', ['He unsubscribed from the list of our competitor']],
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
  it('answers what is unclear, and overrides what was read', () => {
    const leftOut = { maybe: true, later: false, no: false }
    const choices = { 0: { isRead: true, leftOut } }
    expect(meanings('Opt-in', ['maybe', 'Later', 'no', ''], choices)).toEqual([
      out,
      fine,
      fine,
      asked,
    ])
  })

  it('turns a column off, which stays in the answer', () => {
    const choices = { 0: { isRead: false, leftOut: {} } }
    expect(meanings('Unsubscribed', ['yes'], choices)).toEqual([fine])
  })

  it('has any other column read: its values are asked', () => {
    const choices = { 0: { isRead: true, leftOut: { red: true } } }
    expect(meanings('Colour', ['red', 'green', 'unsubscribed'], choices)).toEqual([out, asked, out])
  })
})

test('counts each value, dates and numbers as one, and the rest beyond a hundred', () => {
  const rows = ['2024-01-01', '2024-01-02', 'No', 'no', ''].map((value) => [value, 'ann@x.example'])
  const reasons = Array.from({ length: 150 }, (_, row) => [`reason ${row} of many`, 'x'])
  const { columns } = read(['Unsubscribed', 'email'], [...rows, ...reasons], (index) => index === 1)
  const [column, ...others] = columns
  expect(others).toEqual([])
  expect(column?.values.slice(0, 3)).toEqual([
    { key: '#date', text: '2024-01-01', count: 2, meaning: 'optedOut' },
    { key: 'no', text: 'No', count: 2, meaning: 'fine' },
    { key: '', text: '', count: 1, meaning: 'fine' },
  ])
  expect(column?.values.at(-1)).toMatchObject({ key: '#other', count: 53, meaning: 'unclear' })
})

test('of several columns the worst counts', () => {
  const rows = [
    ['yes', 'Bounced'],
    ['no', 'Bounced'],
    ['hm', 'Valid'],
    ['hm', 'Bounced'],
  ]
  const { judge } = read(['Opt-in', 'Email Status'], rows, () => false)
  expect(rows.map((row) => judge?.(row))).toEqual(['bounced', 'optedOut', 'unclear', 'bounced'])
})
