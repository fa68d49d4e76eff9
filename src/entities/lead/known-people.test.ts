import { expect, it } from 'vitest'
import { clearSessionStores } from '@/shared/lib/state/store'
import { isUnlisted, knownLeads, rememberAddresses, whatListsKnow, withKnown } from './known-people'
import { type Lead, toNewLead } from './lead-mapping'

const pilot = { id: '2', name: 'Pilot customers', leads: [{ apolloId: 'a' }, { apolloId: 'b' }] }
const fair = { id: '1', name: 'Trade fair', leads: [{ apolloId: 'a' }] }
const withAddresses = {
  id: '3',
  name: 'Newest',
  leads: [{ apolloId: 'c', email: 'cy@new.example' }],
}
const withoutMembers = { id: '4', name: 'Bare', leads: [] }
const lists = [withoutMembers, withAddresses, pilot, fair]

type Read = Record<string, Record<string, string>>
const toMaps = (read: Read) =>
  new Map(Object.entries(read).map(([id, emails]) => [id, new Map(Object.entries(emails))]))

function known(lead: Partial<Lead>, read: Read = {}) {
  const whole = { key: '1', name: 'Ann Lee', ...lead }
  return withKnown(whole, whatListsKnow([whole], lists, toMaps(read)).get(whole))
}

it.each<[string, Partial<Lead>, Read, object]>([
  ['in no list', { apolloId: 'x' }, {}, {}],
  ['without an id and an address', {}, { 2: { a: 'ann@pilot.example' } }, {}],
  [
    'in lists whose contacts were not read: hidden',
    { apolloId: 'a' },
    {},
    { inLists: ['Pilot customers', 'Trade fair'], unreadLists: ['2', '1'] },
  ],
  [
    'with an address in a list that was read',
    { apolloId: 'a' },
    { 1: { a: 'ann@fair.example' } },
    {
      inLists: ['Pilot customers', 'Trade fair'],
      email: 'ann@fair.example',
      addressFrom: 'Trade fair',
    },
  ],
  [
    'with two addresses: that of the newest list',
    { apolloId: 'a' },
    { 1: { a: 'ann@fair.example' }, 2: { a: 'ann@pilot.example' } },
    {
      inLists: ['Pilot customers', 'Trade fair'],
      email: 'ann@pilot.example',
      addressFrom: 'Pilot customers',
    },
  ],
  [
    'in a list that was read and has no address of theirs: hidden',
    { apolloId: 'b' },
    { 2: { a: 'ann@pilot.example' } },
    { inLists: ['Pilot customers'], unreadLists: [] },
  ],
  [
    'whose address the lists came with',
    { apolloId: 'c' },
    {},
    { inLists: ['Newest'], email: 'cy@new.example', addressFrom: 'Newest' },
  ],
  [
    'whose address the search returned: that one',
    { apolloId: 'a', email: 'ann@search.example' },
    { 1: { a: 'ann@fair.example' } },
    { inLists: ['Pilot customers', 'Trade fair'], email: 'ann@search.example' },
  ],
  [
    'with the same address under another id, composed in another way',
    { apolloId: 'x', email: 'Jose\u0301@Pilot.example' },
    { 2: { manual1: 'jos\u00E9@pilot.example' } },
    { inLists: ['Pilot customers'] },
  ],
  [
    'in a list that names no members, but whose contacts were read',
    { apolloId: 'z' },
    { 4: { z: 'zoe@bare.example' } },
    { inLists: ['Bare'], email: 'zoe@bare.example', addressFrom: 'Bare' },
  ],
  ['of a list that is gone: hidden', { apolloId: 'x' }, { 99: { x: 'old@gone.example' } }, {}],
])('a lead %s', (_, lead, read, expected) => {
  expect(known(lead, read)).toEqual({ key: '1', name: 'Ann Lee', ...lead, ...expected })
})

it('is saved as revealed once its address is known from a list', () => {
  expect(toNewLead(known({ apolloId: 'a' }))).toMatchObject({ email: null, emailRevealed: false })
  expect(toNewLead(known({ apolloId: 'a' }, { 1: { a: 'ann@fair.example' } }))).toMatchObject({
    apolloId: 'a',
    email: 'ann@fair.example',
    emailRevealed: true,
  })
})

it('lists other addresses of the same person, each once', () => {
  const lead = { apolloId: 'a' }
  const read = toMaps({ 1: { a: 'ann@fair.example' }, 2: { a: 'ANN@fair.example' } })
  const other = toMaps({ 1: { a: 'ann@fair.example' }, 2: { a: 'ann@pilot.example' } })
  expect(whatListsKnow([lead], lists, read).get(lead)?.addresses).toHaveLength(1)
  expect(whatListsKnow([lead], lists, other).get(lead)?.addresses).toEqual([
    { email: 'ann@pilot.example', listName: 'Pilot customers' },
    { email: 'ann@fair.example', listName: 'Trade fair' },
  ])
})

it('knows each of several leads with one id', () => {
  const leads = [{ apolloId: 'a' }, { apolloId: 'a' }]
  const all = whatListsKnow(leads, lists, toMaps({}))
  expect(leads.map((lead) => all.get(lead)?.lists.length)).toEqual([2, 2])
})

it('a lead of no list is not in the lists of the team', () => {
  expect([known({ apolloId: 'x' }), known({ apolloId: 'a' })].map(isUnlisted)).toEqual([
    true,
    false,
  ])
})

it('is not known to the next user from the lists that the last one has read', () => {
  rememberAddresses('1', [{ apolloId: 'a', email: 'ann@fair.example' }])
  const leads = [{ key: '1', name: 'Ann Lee', apolloId: 'a' }]
  expect(knownLeads(leads, lists)[0]).toMatchObject({ email: 'ann@fair.example' })
  clearSessionStores()
  expect(knownLeads(leads, lists)[0]).not.toHaveProperty('email')
})
