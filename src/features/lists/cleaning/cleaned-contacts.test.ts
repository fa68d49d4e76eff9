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

const said = (cleaning: Cleaning) =>
  runAtOnce(cleanContacts(contacts, cleaning)).map((copy) =>
    copy.kind === 'leftOut' ? copy.reason() : copy.kind,
  )

const addressed = cleaningKinds.filter((kind) => kind !== 'withoutEmail')

it('leaves out those without an e-mail, and those who bounced or replied', () => {
  const facts = { bounced: new Set(['bo@x.example']), replied: new Set(['eve@x.example']) }
  expect(said({ kinds: ['bounced', 'replied', 'withoutEmail'], ...facts })).toEqual([
    'same',
    'Bounced: bo@x.example',
    'same',
    'Without e-mail',
    'Without e-mail',
    'Replied: eve@x.example',
    'same',
    'same',
  ])
  const found = runAtOnce(findInContacts(contacts, facts))
  expect(found.map(({ kind, count }) => `${kind} ${count}`)).toEqual(
    expect.arrayContaining(['bounced 1', 'replied 1', 'withoutEmail 2']),
  )
})

it('changes and leaves out what is chosen', () => {
  expect(said({ kinds: addressed, saidNo })).toEqual([
    'changed',
    'same',
    'Twice: ADA@gmail.com',
    // The address is hidden; a changed copy could not be revealed.
    'same',
    'Without an id and an address',
    'same',
    'Role address: info@x.example',
    'flo@x.example: said no on Nov 14, 2026 (dnc.csv)',
  ])
  expect(said(noCleaning)).toEqual([
    'same',
    'same',
    'same',
    'same',
    'Without an id and an address',
    'same',
    'same',
    'same',
  ])
})

it('asks about those who said no before, and yes in the file', () => {
  const facts = { saidNo, said: new Map([['flo@x.example', 'agreed' as const]]) }
  const found = runAtOnce(findInContacts(contacts, facts))
  expect(found).toContainEqual(expect.objectContaining({ kind: 'saidYes', count: 1 }))
  expect(said({ kinds: ['saidNo'], ...facts }).at(-1)).toBe('same')
  expect(said({ kinds: ['saidYes'], ...facts }).at(-1)).toBe(
    'flo@x.example: said no on Nov 14, 2026 (dnc.csv), yes in this file',
  )
})

it('creates changed contacts with new ids, and adds the others by their ids', () => {
  const copied = runAtOnce(cleanContacts(contacts, { kinds: addressed, saidNo }))
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
    'withoutEmail 2',
    'roles 1',
  ])
})
