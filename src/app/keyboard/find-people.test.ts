import { expect, it } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { findPeople, peopleOfCompany } from './find-people'

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
  findPeople(lists, query).people.map(({ list, contact, key }) => [list.id, contact.name, key])

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

it('finds a limited number, and says how many there are', () => {
  const many = Array.from({ length: 50 }, (_, index) =>
    contact({ apolloId: `${index}`, name: `Person ${index}` }),
  )
  const { people, total } = findPeople([{ id: '1', name: 'Many', contacts: many }], 'person')
  expect([people.length, total]).toEqual([20, 50])
})

it('finds a company, and its people with all of their lists', () => {
  const at = (apolloId: string, company: string) => contact({ apolloId, name: apolloId, company })
  const ofCompanies = [
    { id: '2', name: 'Newest', contacts: [at('a', 'Contoso'), at('b', 'Contoso Labs')] },
    { id: '1', name: 'Pilot', contacts: [at('a', 'CONTOSO'), at('c', 'contoso'), ada] },
  ]
  expect(findPeople(ofCompanies, 'contoso').companies).toEqual(['Contoso', 'Contoso Labs'])
  const people = peopleOfCompany(ofCompanies, 'Contoso')
  expect(people.map((one) => [one.contact.name, one.lists.map(({ name }) => name)])).toEqual([
    ['a', ['Newest', 'Pilot']],
    ['c', ['Pilot']],
  ])
})
