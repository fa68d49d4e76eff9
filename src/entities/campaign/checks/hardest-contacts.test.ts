import { expect, it } from 'vitest'
import { hardestContacts } from './hardest-contacts'

const person = (firstName: string, lastName: string, company?: string) => ({
  name: `${firstName} ${lastName}`.trim(),
  firstName,
  lastName,
  company,
})
const ada = person('Ada', 'Lovelace', 'Engines')

it.each([
  ['nobody', [], []],
  [
    'all three',
    [
      ada,
      person('Wolfeschlegel', 'Steinhausenberger', 'A'),
      person('Bo', 'Li'),
      person('', 'Hopper', 'Navy'),
      person('Дарья', 'Ли', 'B'),
      person('C', 'D', 'Rhabarberbarbara & Sons'),
    ],
    ['no company: 2', 'no first name: 3', 'alphabet: 4'],
  ],
  ['no names at all', [person('', '', ' ')], ['no company: 0', 'no first name: 0']],
  ['accents, which are Latin', [person('Zoë', 'Łuszcz', 'Å')], []],
])('finds the hardest of %s', (_, contacts, expected) => {
  expect(hardestContacts(contacts).map(({ hardness, index }) => `${hardness}: ${index}`)).toEqual(
    expected,
  )
})
