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
        {
          contacts: [
            contact({ apolloId: 'a', email: 'Ada@x.example' }),
            contact({ apolloId: 'b', email: ' ada@X.example ' }),
          ],
          selected: [campaign('1')],
          others: [],
        },
      ],
      { everyone: 1, inListTwice: 1 },
    ],
    [
      'one person in the lists of two campaigns',
      [
        {
          contacts: [contact({ apolloId: 'a', email: 'ada@x.example' })],
          selected: [campaign('1')],
          others: [],
        },
        {
          contacts: [contact({ apolloId: 'z', email: 'ada@x.example' })],
          selected: [campaign('2')],
          others: [],
        },
      ],
      { everyone: 1, inSeveral: 1 },
    ],
    [
      'the people of one list that two campaigns write to',
      [
        {
          contacts: [contact({ apolloId: 'a' }), contact({ apolloId: 'b', email: 'b@x.example' })],
          selected: [campaign('1'), campaign('2')],
          others: [campaign('3')],
        },
      ],
      { everyone: 2, inSeveral: 1, inOthers: 1, withoutAddress: 1 },
    ],
    [
      'only people whom a selected campaign writes to',
      [
        { contacts: [contact({ apolloId: 'a' })], selected: [], others: [campaign('3')] },
        { contacts: [contact({ apolloId: 'b' })], selected: [campaign('1')], others: [] },
      ],
      { everyone: 1, withoutAddress: 1 },
    ],
    [
      'contacts with neither address nor id as different people',
      [{ contacts: [contact({}), contact({})], selected: [campaign('1')], others: [] }],
      { everyone: 2, withoutAddress: 2 },
    ],
    [
      'two people as one, once a contact has the address of one and the id of the other',
      [
        {
          contacts: [
            contact({ apolloId: 'a' }),
            contact({ apolloId: 'b', email: 'b@x.example' }),
            contact({ apolloId: 'a', email: 'b@x.example' }),
          ],
          selected: [campaign('1')],
          others: [],
        },
      ],
      { everyone: 1, inListTwice: 1 },
    ],
    [
      'contacts with the same row id in two lists as different people, and in one list as one',
      [
        {
          contacts: [contact({ id: '7' }), contact({ id: '7' })],
          selected: [campaign('1')],
          others: [],
        },
        { contacts: [contact({ id: '7' })], selected: [campaign('2')], others: [] },
      ],
      { everyone: 2, withoutAddress: 2 },
    ],
    [
      'addresses of nobody in particular',
      [
        {
          contacts: [
            contact({ apolloId: 'a', email: 'info@x.example' }),
            contact({ apolloId: 'b' }),
          ],
          selected: [campaign('1')],
          others: [],
        },
      ],
      { everyone: 2, withoutAddress: 1, roleAddress: 1 },
    ],
    [
      'a number as apollo id and the same number as id as different people',
      [
        {
          contacts: [contact({ apolloId: '7' }), contact({ id: '7' })],
          selected: [campaign('1')],
          others: [],
        },
      ],
      { everyone: 2, withoutAddress: 2 },
    ],
  ])('counts %s', (_name, sources, expected) => {
    expect(sizes(count(sources))).toEqual({ ...none, ...expected })
  })

  it('shows the contact of a person that has an address', () => {
    const contacts = [contact({ apolloId: 'a' }), contact({ apolloId: 'a', email: 'a@x.example' })]
    const [person] = count([{ contacts, selected: [campaign('1')], others: [] }]).everyone
    expect(person).toMatchObject({ contact: contacts[1], at: [0, 0] })
  })

  it('pauses while it counts many', () => {
    const contacts = Array.from({ length: 5000 }, (_, index) => contact({ apolloId: `${index}` }))
    const work = countAudience([{ contacts, selected: [campaign('1')], others: [] }], new Map())
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
  const sources: Source[] = [
    {
      contacts: [
        contact({ apolloId: 'a', email: 'a@x.example' }),
        contact({ apolloId: 'a2', email: 'A@x.example' }),
        contact({ apolloId: 'b' }),
        contact({ email: 'c@x.example' }),
      ],
      selected: [campaign('1')],
      others: [],
    },
    {
      contacts: [
        contact({ apolloId: 'c', email: 'c@x.example' }),
        contact({ apolloId: 'd', email: 'd@x.example' }),
        contact({ apolloId: 'e', email: 'e@x.example' }),
      ],
      selected: [],
      others: [campaign('9')],
    },
    {
      contacts: [
        contact({ apolloId: 'd', email: 'd@x.example' }),
        contact({ email: 'f@x.example' }),
      ],
      selected: [campaign('2')],
      others: [],
    },
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
    contact({ apolloId: 'fine', email: 'fine@x.example' }),
    contact({ apolloId: 'withoutAddress' }),
    contact({ apolloId: 'company', email: 'alone@y.example', company: ' ' }),
    contact({ apolloId: 'roleAddress', email: 'info@z.example' }),
    contact({ apolloId: 'inOthers', email: 'active@a.example' }),
    contact({ apolloId: 'inSeveral', email: 'several@s.example' }),
    contact({ apolloId: 'inListTwice', email: 'twice@t.example' }),
    contact({ apolloId: 'inListTwice', email: 'twice@t.example' }),
    contact({ apolloId: 'bounced', email: 'bounced@b.example' }),
    contact({ apolloId: 'replied', email: 'replied@r.example' }),
    contact({ apolloId: 'colleagues', email: 'colleague@r.example' }),
  ]
  const of = (apolloId: string) => contacts.filter((one) => one.apolloId === apolloId)
  const sources: Source[] = [
    { contacts, selected: [campaign('1')], others: [] },
    { contacts: of('inSeveral'), selected: [campaign('2')], others: [] },
    { contacts: of('inOthers'), selected: [], others: [campaign('3')] },
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
