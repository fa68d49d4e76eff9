import { expect, it } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { findPeople } from './find-people'

const contact = (part: Partial<Contact>): Contact => ({
  id: '',
  apolloId: '',
  name: '',
  firstName: '',
  lastName: '',
  ...part,
})
const ada = contact({ apolloId: 'a', name: 'Ada Lovelace', company: 'Analytical Engines' })
const jose = contact({ apolloId: 'b', name: 'José Müller', email: 'jm@straße.example' })
const lists = [
  { id: '2', name: 'Newest', contacts: [jose] },
  { id: '1', name: 'Pilot', contacts: [ada, jose, contact({ id: '7', email: 'x@y.example' })] },
]
const found = (query: string) =>
  findPeople(lists, query).map(({ list, contact, key }) => [list.id, contact.name, key])

it.each([
  ['lovelace', [['1', 'Ada Lovelace', '1:a']]],
  ['engines ada', [['1', 'Ada Lovelace', '1:a']]],
  ['JOSE', [['2', 'José Müller', '1:b']]],
  ['muller', [['2', 'José Müller', '1:b']]],
  ['jm@strasse', [['2', 'José Müller', '1:b']]],
  ['x@y', [['1', '', '1:#7']]],
  ['a', []],
  [' ', []],
  ['nobody', []],
])('"%s" finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

it('finds a limited number', () => {
  const many = Array.from({ length: 50 }, (_, index) =>
    contact({ apolloId: `${index}`, name: `Person ${index}` }),
  )
  expect(findPeople([{ id: '1', name: 'Many', contacts: many }], 'person')).toHaveLength(20)
})
