import { expect, it } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { type Cleaning, cleaningKinds, noCleaning } from './cleaning'
import { cleanContacts, findInContacts, leadsOfCopy } from './cleaned-contacts'

const IDS = { stamp: 1_700_000_000_000, random: '123456789012' }
const contact = (apolloId: string, name: string, more: Partial<Contact> = {}): Contact => ({
  id: apolloId,
  apolloId,
  name,
  firstName: '',
  lastName: '',
  ...more,
})
const contacts = [
  contact('ap-1', 'ADA LOVELACE', { email: 'ada@gmial.com', company: 'Acme AG', title: 'CTO' }),
  contact('ap-2', 'Bo Ek', { email: 'bo@x.example' }),
  contact('ap-3', 'Ada L', { email: 'ADA@gmail.com' }),
  contact('ap-4', 'CY FOX'),
  contact('', 'Di Ray'),
  contact('', 'Eve Orr', { email: 'eve@x.example' }),
  contact('ap-7', 'Team', { email: 'info@x.example' }),
  contact('ap-8', 'Flo Ito', { email: 'flo@x.example' }),
]
const refusal = { reason: 'optedOut', at: Date.UTC(2026, 10, 14), source: 'dnc.csv' } as const
const saidNo = new Map([['flo@x.example', refusal]])

const kindsOf = (cleaning: Cleaning) =>
  runAtOnce(cleanContacts(contacts, cleaning)).map(({ kind }) => kind)

it('changes and leaves out what is chosen', () => {
  const bounced = new Set(['bo@x.example'])
  expect(kindsOf({ kinds: cleaningKinds, saidNo, bounced })).toEqual([
    'changed',
    'leftOut',
    // The same address, once it is corrected.
    'leftOut',
    // The address is hidden; a changed copy could not be revealed.
    'same',
    // Without an id and an address.
    'leftOut',
    'same',
    'leftOut',
    'leftOut',
  ])
  const same = Array.from({ length: 8 }, () => 'same')
  expect(kindsOf(noCleaning)).toEqual(same.with(4, 'leftOut'))
})

it('asks about those who said no before, and yes in the file', () => {
  const facts = { saidNo, said: new Map([['flo@x.example', 'agreed' as const]]) }
  const found = runAtOnce(findInContacts(contacts, facts))
  expect(found).toContainEqual(expect.objectContaining({ kind: 'saidYes', count: 1 }))
  expect(kindsOf({ kinds: ['saidNo'], ...facts }).at(-1)).toBe('same')
  expect(kindsOf({ kinds: ['saidYes'], ...facts }).at(-1)).toBe('leftOut')
})

it('creates changed contacts with new ids, and adds the others by their ids', () => {
  const copied = runAtOnce(cleanContacts(contacts, { kinds: cleaningKinds, saidNo }))
  const leads = leadsOfCopy(copied, IDS)
  expect(leads).toEqual([
    {
      apolloId: 'manual1700000000000123456789012',
      firstName: 'Ada',
      lastName: 'Lovelace',
      title: 'CTO',
      companyName: 'Acme',
      companyDomain: '',
      location: '',
      email: 'ada@gmail.com',
      emailRevealed: true,
    },
    { apolloId: 'ap-2', email: 'bo@x.example' },
    { apolloId: 'ap-4', email: null },
    expect.objectContaining({ apolloId: 'manual1700000000005123456789012', firstName: 'Eve' }),
  ])
})

it('finds what could be cleaned', () => {
  const found = runAtOnce(findInContacts(contacts, { saidNo }))
  expect(found.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'names 1',
    'companies 1',
    'domains 1',
    'saidNo 1',
    'roles 1',
  ])
})
