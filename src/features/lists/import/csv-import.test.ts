import { describe, expect, it, test } from 'vitest'
import { rememberColumns, rememberedColumns } from './columns-step'
import { checkFile, listNameFromFile, saysNo } from './csv-import'

const header = ['First Name', 'Last Name', 'Email', 'Private mail']
const defaults = { first_name: 0, last_name: 1, email: 2 }

test('remembers what was corrected by hand, for the same header', () => {
  expect(rememberedColumns(header)).toBeUndefined()
  rememberColumns(header, { first_name: 0, last_name: 1, email: 3 }, defaults)
  expect(rememberedColumns(header)).toEqual({ first_name: 0, last_name: 1, email: 3 })
  expect(rememberedColumns([...header, 'Phone'])).toBeUndefined()
})

test('forgets it when the default columns are chosen again', () => {
  rememberColumns(header, { first_name: 0, last_name: 1, email: 3 }, defaults)
  rememberColumns(header, defaults, defaults)
  expect(rememberedColumns(header)).toBeUndefined()
})

test.each(['broken', '[["a", {"email": "x"}]]', '{}'])('survives %s in storage', (kept) => {
  localStorage.setItem('import-columns', kept)
  expect(rememberedColumns(header)).toBeUndefined()
})

const TEN_MEGABYTES = 10_485_760

describe('checkFile', () => {
  it.each([
    ['contacts.csv', 1, null],
    ['CONTACTS.CSV', 1, null],
    ['contacts.csv', 0, 'empty'],
    ['contacts.csv', TEN_MEGABYTES - 1, null],
    ['contacts.csv', TEN_MEGABYTES, 'too-large'],
    ['contacts.csv', TEN_MEGABYTES + 1, 'too-large'],
    ['contacts.csv.txt', 1, 'wrong-type'],
    ['contacts.xlsx', 1, 'wrong-type'],
    ['csv', 1, 'wrong-type'],
  ])('%s of %d bytes: %s', (name, size, kind) => {
    expect(checkFile({ name, size })?.kind ?? null).toBe(kind)
  })
})

describe('saysNo', () => {
  it.each([
    ['do-not-contact.csv', 'optedOut'],
    ['Do not e-mail.csv', 'optedOut'],
    ['DNC2026.csv', 'optedOut'],
    ['donotemail.csv', 'optedOut'],
    ['unsubscribes.csv', 'optedOut'],
    ['suppression list.csv', 'optedOut'],
    ['opt-outs.csv', 'optedOut'],
    ['hard_bounces.csv', 'bounced'],
    ['Abmeldungen.csv', 'optedOut'],
    ['Werbesperre.csv', 'optedOut'],
    ['Rückläufer März.csv', 'bounced'],
    ['Désabonnés.csv', 'optedOut'],
    ['bajas-noviembre.csv', 'optedOut'],
    ['não contatar.csv', 'optedOut'],
    ['contacts.csv', undefined],
    ['opt-in.csv', undefined],
    ['optics.csv', undefined],
  ])('%s: %s', (name, expected) => {
    expect(saysNo(name)).toBe(expected)
  })
})

describe('listNameFromFile', () => {
  it.each([
    ['contacts.csv', 'contacts'],
    ['q3_event-leads.CSV', 'q3 event leads'],
    ['.csv', ''],
  ])('%s becomes %j', (file, name) => {
    expect(listNameFromFile(file)).toBe(name)
  })
})
