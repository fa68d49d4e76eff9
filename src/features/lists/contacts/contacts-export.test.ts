import { expect, test } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { leadsOf, readCsv } from '../import/csv/csv-file'
import { contactsToCsv, csvNameOf } from './contacts-actions'

const ann: Contact = {
  id: '1',
  apolloId: 'ap-1',
  name: 'Ann Lee',
  firstName: '',
  lastName: '',
  email: 'ann@x.example',
}

test('the export neutralises formulas', () => {
  const contacts = [{ ...ann, name: '=1+1 Lee', company: 'Acme, Ltd', location: 'Oslo' }]
  expect(contactsToCsv(contacts).split('\r\n')).toEqual([
    'first_name,last_name,email,company,title,location,phone,linkedin_url,company_size',
    `'=1+1,Lee,ann@x.example,"Acme, Ltd",,Oslo,,,`,
    '',
  ])
})

test('the export is imported again without a question, with every field', () => {
  const person = {
    ...ann,
    firstName: 'Ann',
    lastName: 'von Lee',
    company: 'Acme, "Ltd"',
    title: '=CTO',
    location: 'Oslo;\nNorway',
    phone: '+46 70 123',
    linkedinUrl: 'https://www.linkedin.com/in/ann',
    companySize: '11,50',
  }
  const file = contactsToCsv([person])
  const csv = runAtOnce(readCsv(new TextEncoder().encode(file), {}, () => {}))
  if ('kind' in csv) throw new Error(csv.kind)
  expect(leadsOf(csv, 0, 10, { stamp: 1, random: '1' })).toMatchObject([
    {
      firstName: 'Ann',
      lastName: 'von Lee',
      email: 'ann@x.example',
      companyName: 'Acme, Ltd',
      title: '=CTO',
      location: 'Oslo;\nNorway',
      phone: '+46 70 123',
      linkedinUrl: 'https://www.linkedin.com/in/ann',
    },
  ])
  expect(csv).toMatchObject({ partly: [], consent: [], unused: ['company_size'] })
})

test.each([
  ['Pilot customers', 'Pilot customers.csv'],
  ['a/b: "c"', 'a b c.csv'],
  ['***', 'contacts.csv'],
])('the export of %j is called %s', (name, file) => expect(csvNameOf(name)).toBe(file))
