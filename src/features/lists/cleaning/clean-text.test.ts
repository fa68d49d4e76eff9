import { expect, test } from 'vitest'
import { fc } from '@/test/fast-check'
import { cleanCells, cleanName, fixDomain, withoutExtras } from './cleaning'
import { isRoleAddress } from '@/shared/lib/values/role-address'

test.each([
  ['ADA', 'Ada'],
  ['lovelace', 'Lovelace'],
  ['  Ada   King ', 'Ada King'],
  ['anne-marie', 'Anne-Marie'],
  ["O'NEIL", "O'Neil"],
  ['MCDONALD', 'McDonald'],
  ['VAN DER BERG', 'van der Berg'],
  ['van', 'van'],
  ['von SHAW', 'von Shaw'],
  ['de la cruz', 'de la Cruz'],
  ['DE LA CRUZ', 'de la Cruz'],
  ['ŁUKASIEWICZ', 'Łukasiewicz'],
  ['MacLeod', 'MacLeod'],
  ['van der Berg', 'van der Berg'],
  ['JP', 'JP'],
  ['太郎', '太郎'],
  ['III', 'III'],
  ['HENRY FORD III', 'Henry Ford III'],
  ['ISABEL', 'Isabel'],
  ['', ''],
])('the name %j becomes %j', (name, cleaned) => expect(cleanName(name)).toBe(cleaned))

test.each([
  ['Brandt, PhD', 'Brandt'],
  ['Brandt PhD', 'Brandt'],
  ['Brandt, Ph.D., MBA', 'Brandt'],
  ['Dr. Eva', 'Eva'],
  ['Prof. Dr. Eva', 'Eva'],
  ['Frau Eva', 'Eva'],
  ['Mme Léa', 'Léa'],
  ['Sra. Ana', 'Ana'],
  ['Robert (Bob)', 'Robert'],
  ['Robert “Bob”', 'Robert'],
  ["Robert 'Bob' James", 'Robert James'],
  ['Ann 🚀', 'Ann'],
  ['👩🏽‍💻 Ann ❤️', 'Ann'],
  ['🇩🇪Jan', 'Jan'],
  ["O'Neil", "O'Neil"],
  ['Yo-Yo Ma', 'Yo-Yo Ma'],
  ['JACK MA', 'JACK MA'],
  ['Jack Lee MA', 'Jack Lee'],
  ['Don', 'Don'],
  ['Don Carlos', 'Don Carlos'],
  ['Ba', 'Ba'],
  ['Lee, Ann', 'Lee, Ann'],
  ['Dr.', 'Dr.'],
  ['(Bob)', '(Bob)'],
  ['🚀', '🚀'],
  ['', ''],
])('the name %j without extras is %j', (name, rest) => expect(withoutExtras(name)).toBe(rest))

test.each([
  ['info@x.example', true],
  ['No-Reply@x.example', true],
  ['sales+uk@x.example', true],
  ['information.ann@x.example', false],
  ['ann.info@x.example', false],
  ['', false],
])('%s is a role address: %s', (address, isRole) => expect(isRoleAddress(address)).toBe(isRole))

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@HOTMIAL.com', 'ann@hotmail.com'],
  ['ann@mail.com', 'ann@mail.com'],
  ['ann@gmx.com', 'ann@gmx.com'],
  ['ann@gmail.com', 'ann@gmail.com'],
  ['gmial.com@x.example', 'gmial.com@x.example'],
])('%s becomes %s', (address, fixed) => expect(fixDomain(address)).toBe(fixed))

test.each([
  ['JACK', 'MA', 'Jack', 'Ma'],
  ['Jack', 'MA', 'Jack', 'MA'],
  ['JP', 'MORGAN', 'JP', 'Morgan'],
  ['HENRY', 'III', 'Henry', 'III'],
  ['İBRAHİM', 'YILMAZ', 'İBRAHİM', 'YILMAZ'],
])('the person %s %s becomes %s %s', (first_name, last_name, first, last) => {
  const others = { email: '', company: '', title: '', location: '', phone: '', linkedin_url: '' }
  expect(cleanCells({ first_name, last_name, ...others }, ['names', 'extras'])).toMatchObject({
    first_name: first,
    last_name: last,
  })
})

test('cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(cleanName(cleanName(text))).toBe(cleanName(text))
      expect(fixDomain(fixDomain(text))).toBe(fixDomain(text))
    }),
  )
})
