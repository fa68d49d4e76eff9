import { describe, expect, it } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { fc } from '@/test/fast-check'
import {
  type Audience,
  countAudience,
  lackingIn,
  leadsWithout,
  type Source,
} from './count-audience'
import { reactionsOf } from './audience/known-reactions'

const contact = (part: Partial<Contact>): Contact => ({
  id: '',
  apolloId: '',
  company: 'Acme',
  name: '',
  firstName: '',
  lastName: '',
  ...part,
})
const campaign = (id: string) => ({ id, name: `Campaign ${id}` })
const source = (contacts: Partial<Contact>[], selected = ['1'], others: string[] = []): Source => ({
  contacts: contacts.map(contact),
  selected: selected.map(campaign),
  others: others.map(campaign),
})
const count = (sources: Source[]) => runAtOnce(countAudience(sources, new Map()))
const sizes = (audience: Audience) =>
  Object.fromEntries(Object.entries(audience).map(([group, people]) => [group, people.length]))

const none = {
  everyone: 0,
  inListTwice: 0,
  inSeveral: 0,
  inOthers: 0,
  saidNo: 0,
  withoutAddress: 0,
  roleAddress: 0,
}

describe('counting recipients', () => {
  it.each<[string, Source[], Partial<typeof none>]>([
    ['nobody', [], {}],
    [
      'one person who is in a list twice, in other letters',
      [
        source([
          { apolloId: 'a', email: 'Ada@x.example' },
          { apolloId: 'b', email: ' ada@X.example ' },
        ]),
      ],
      { everyone: 1, inListTwice: 1 },
    ],
    [
      'one person in the lists of two campaigns',
      [
        source([{ apolloId: 'a', email: 'ada@x.example' }]),
        source([{ apolloId: 'z', email: 'ada@x.example' }], ['2']),
      ],
      { everyone: 1, inSeveral: 1 },
    ],
    [
      'the people of one list that two campaigns write to',
      [source([{ apolloId: 'a' }, { apolloId: 'b', email: 'b@x.example' }], ['1', '2'], ['3'])],
      { everyone: 2, inSeveral: 1, inOthers: 1, withoutAddress: 1 },
    ],
    [
      'only people whom a selected campaign writes to',
      [source([{ apolloId: 'a' }], [], ['3']), source([{ apolloId: 'b' }])],
      { everyone: 1, withoutAddress: 1 },
    ],
    [
      'contacts with neither address nor id as different people',
      [source([{}, {}])],
      { everyone: 2, withoutAddress: 2 },
    ],
    [
      'two people as one, once a contact has the address of one and the id of the other',
      [
        source([
          { apolloId: 'a' },
          { apolloId: 'b', email: 'b@x.example' },
          { apolloId: 'a', email: 'b@x.example' },
        ]),
      ],
      { everyone: 1, inListTwice: 1 },
    ],
    [
      'contacts with the same row id in two lists as different people, and in one list as one',
      [source([{ id: '7' }, { id: '7' }]), source([{ id: '7' }], ['2'])],
      { everyone: 2, withoutAddress: 2 },
    ],
    [
      'addresses of nobody in particular',
      [source([{ apolloId: 'a', email: 'info@x.example' }, { apolloId: 'b' }])],
      { everyone: 2, withoutAddress: 1, roleAddress: 1 },
    ],
    [
      'a number as apollo id and the same number as id as different people',
      [source([{ apolloId: '7' }, { id: '7' }])],
      { everyone: 2, withoutAddress: 2 },
    ],
  ])('counts %s', (_name, sources, expected) => {
    expect(sizes(count(sources))).toEqual({ ...none, ...expected })
  })

  it('shows the contact of a person that has an address', () => {
    const one = source([{ apolloId: 'a' }, { apolloId: 'a', email: 'a@x.example' }])
    expect(count([one]).everyone[0]).toMatchObject({ contact: one.contacts[1], at: [0, 0] })
  })

  it('pauses while it counts many', () => {
    const contacts = Array.from({ length: 5000 }, (_, index) => ({ apolloId: `${index}` }))
    const work = countAudience([source(contacts)], new Map())
    let pauses = 0
    while (!work.next().done) pauses += 1
    expect(pauses).toBeGreaterThanOrEqual(8)
  })
})

const aContact = fc.record({
  apolloId: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e'),
  email: fc.constantFrom(undefined, 'a@x.example', 'A@X.example ', 'b@x.example', 'c@x.example'),
})
const aSource = fc.record({
  contacts: fc.array(aContact.map(contact), { maxLength: 6 }),
  selected: fc.constantFrom([], ['1'], ['2', '3']),
  others: fc.constantFrom([], ['8']),
})

/** Reference implementation: merges groups by comparing all pairs until nothing changes. */
function naive(sources: Source[]) {
  const entries = sources.flatMap(({ contacts }, at) =>
    contacts.map((contact, index) => ({ contact, at, group: at * 100 + index })),
  )
  const isSame = (a: Contact, b: Contact) =>
    (a.email !== undefined && a.email.trim().toLowerCase() === b.email?.trim().toLowerCase()) ||
    (a.apolloId !== '' && a.apolloId === b.apolloId)
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const a of entries) {
      for (const b of entries) {
        if (!isSame(a.contact, b.contact) || a.group === b.group) continue
        a.group = b.group = Math.min(a.group, b.group)
        isChanged = true
      }
    }
  }
  const people = [...new Set(entries.map(({ group }) => group))]
    .map((group) => entries.filter((entry) => entry.group === group))
    .filter((own) => own.some(({ at }) => sources[at]?.selected.length))
  const campaignsOf = (own: typeof entries) =>
    new Set(own.flatMap(({ at }) => sources[at]?.selected.map(({ id }) => id) ?? []))
  const reached = people.filter((own) => own.some(({ contact }) => contact.email))
  return {
    everyone: people.length,
    inListTwice: reached.filter((own) =>
      sources.some(
        ({ selected }, at) => selected.length > 0 && own.filter((one) => one.at === at).length > 1,
      ),
    ).length,
    inSeveral: reached.filter((own) => campaignsOf(own).size > 1).length,
    inOthers: reached.filter((own) => own.some(({ at }) => sources[at]?.others.length)).length,
    saidNo: 0,
    withoutAddress: people.length - reached.length,
    roleAddress: 0,
  }
}

it('counts like a comparison of every pair', () => {
  fc.assert(
    fc.property(fc.array(aSource, { maxLength: 4 }), (parts) => {
      const sources = parts.map(({ contacts, selected, others }, index) => ({
        contacts,
        selected: selected.map((id) => campaign(`${index}-${id}`)),
        others: others.map((id) => campaign(`${index}-${id}`)),
      }))
      expect(sizes(count(sources))).toEqual(naive(sources))
    }),
    { numRuns: 500 },
  )
})

describe('a list without some of the recipients', () => {
  const sources = [
    source([
      { apolloId: 'a', email: 'a@x.example' },
      { apolloId: 'a2', email: 'A@x.example' },
      { apolloId: 'b' },
      { email: 'c@x.example' },
    ]),
    source(
      ['c', 'd', 'e'].map((one) => ({ apolloId: one, email: `${one}@x.example` })),
      [],
      ['9'],
    ),
    source([{ apolloId: 'd', email: 'd@x.example' }, { email: 'f@x.example' }], ['2']),
  ]
  const audience = count(sources)

  it.each<[keyof Audience, string[]]>([
    ['inOthers', ['a', 'b']],
    ['inListTwice', ['b', 'c', 'd']],
    ['withoutAddress', ['a', 'c', 'd']],
    ['everyone', []],
  ])(
    '%s: each person once, with an id from any list, without those only in other campaigns',
    (group, ids) => {
      const leads = leadsWithout(audience, audience[group], sources)
      expect(leads.map(({ apolloId }) => apolloId)).toEqual(ids)
    },
  )
})

describe('Leave these out', () => {
  const contacts = [
    { apolloId: 'fine', email: 'fine@x.example' },
    { apolloId: 'withoutAddress' },
    { apolloId: 'company', email: 'alone@y.example', company: ' ' },
    { apolloId: 'roleAddress', email: 'info@z.example' },
    { apolloId: 'inOthers', email: 'active@a.example' },
    { apolloId: 'inSeveral', email: 'several@s.example' },
    { apolloId: 'inListTwice', email: 'twice@t.example' },
    { apolloId: 'inListTwice', email: 'twice@t.example' },
    { apolloId: 'bounced', email: 'bounced@b.example' },
    { apolloId: 'replied', email: 'replied@r.example' },
    { apolloId: 'colleagues', email: 'colleague@r.example' },
  ]
  const of = (apolloId: string) => contacts.filter((one) => one.apolloId === apolloId)
  const sources = [
    source(contacts),
    source(of('inSeveral'), ['2']),
    source(of('inOthers'), [], ['3']),
  ]
  const audience = count(sources)
  const event = (eventType: 'bounced' | 'replied', contactEmail: string) => ({
    id: contactEmail,
    timestamp: 0,
    eventType,
    contactEmail,
    contactName: '',
    payload: { campaign: undefined },
  })
  const groups = {
    ...audience,
    company: lackingIn(audience.everyone, sources, 'company'),
    ...reactionsOf(audience.everyone, [
      event('bounced', 'Bounced@b.example'),
      event('replied', 'replied@r.example'),
    ]),
  }
  const ids = [...new Set(contacts.map(({ apolloId }) => apolloId))]

  it.each(Object.entries(groups).filter(([group]) => group !== 'everyone'))(
    '%s leaves everybody else',
    (group, people) => {
      const left = leadsWithout(audience, people, sources)
      expect(left.map(({ apolloId }) => apolloId)).toEqual(ids.filter((id) => id !== group))
    },
  )
})
