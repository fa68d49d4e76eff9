import { expect, test } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { positionsOfTwice } from './contact-notes'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { leadsOf, readCsv } from '../import/csv/csv-file'
import { contactsToCsv, csvNameOf } from './contacts-actions'

const contact = (id: string, email?: string): Contact => ({
  id,
  apolloId: id && `ap-${id}`,
  name: `Person ${id}`,
  firstName: '',
  lastName: '',
  email,
})
test('finds duplicates', () => {
  const contacts = [
    contact('1', 'ann@x.example'),
    contact('2'),
    contact('3', 'ANN@x.example '),
    contact('2'),
    contact('', 'bo@x.example'),
  ]
  expect(runAtOnce(positionsOfTwice(contacts))).toEqual(new Set([0, 1, 2, 3]))
})

test('the export neutralises formulas', () => {
  const contacts = [
    {
      ...contact('1', 'ann@x.example'),
      name: '=1+1 Lee',
      company: 'Acme, Ltd',
      location: 'Oslo',
    },
  ]
  expect(contactsToCsv(contacts).split('\r\n')).toEqual([
    'first_name,last_name,email,company,title,location,phone,linkedin_url,company_size',
    `'=1+1,Lee,ann@x.example,"Acme, Ltd",,Oslo,,,`,
    '',
  ])
})

test('the export is imported again without a question, with every field', () => {
  const person = {
    ...contact('1', 'ann@x.example'),
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
