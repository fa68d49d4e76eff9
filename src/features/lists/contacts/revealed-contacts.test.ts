import { expect, it, test } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { canReveal, withAddresses } from './revealed-contacts'

const contact = (part: Partial<Contact>): Contact => ({
  id: '',
  apolloId: '',
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  ...part,
})

test.each<[string, Partial<Contact>, boolean]>([
  ['a hidden address', { apolloId: 'ap-1' }, true],
  ['a known address', { apolloId: 'ap-1', email: 'ada@x.example' }, false],
  ['a contact made by hand', { apolloId: 'manual1700000000000123456789012' }, false],
  ['a contact without an id', {}, false],
])('can reveal %s: %#', (_, part, expected) => expect(canReveal(contact(part))).toBe(expected))

it('creates those with a new address anew, under their id, and adds the others', () => {
  const contacts = [
    contact({ apolloId: '7', sentId: 7, company: 'Engines' }),
    contact({ apolloId: 'ap-2', email: 'bo@x.example' }),
    contact({ apolloId: 'ap-3' }),
    contact({ apolloId: 'ap-3' }),
    contact({}),
  ]
  const emails = new Map([
    ['7', 'ada@x.example'],
    ['ap-2', 'other@x.example'],
  ])
  expect(withAddresses(contacts, emails)).toEqual([
    expect.objectContaining({
      apolloId: 7,
      firstName: 'Ada',
      lastName: 'Lovelace',
      companyName: 'Engines',
      email: 'ada@x.example',
      emailRevealed: true,
    }),
    { apolloId: 'ap-2', email: 'bo@x.example' },
    { apolloId: 'ap-3', email: null },
  ])
})
