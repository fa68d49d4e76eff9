import { expect, test } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { groupContacts, positionsOfTwice } from './contact-health'
import { type ContactNotes, toRows } from './contact-rows'

const whole: Contact = {
  id: '1',
  apolloId: 'ap-1',
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Acme',
  email: 'ada@x.example',
}
const refusal = { reason: 'optedOut', at: 0, source: 'dnc.csv' } as const
const groupsOf = (contact: Contact, facts: Partial<ContactNotes> = {}) =>
  groupContacts(toRows([contact]), facts)
    .map(({ id }) => id)
    .slice(1)

test.each<[string, Partial<Contact>, string[]]>([
  ['nothing', {}, []],
  ['no e-mail', { email: undefined }, ['noEmail']],
  ['a role address', { email: 'Sales@x.example' }, ['role']],
  ['no first name', { firstName: '', name: 'Lovelace' }, ['noFirstName']],
  ['a name without parts', { firstName: '', lastName: '' }, []],
  ['no name at all', { firstName: '', lastName: '', name: '' }, ['noFirstName']],
  ['no company', { company: ' ' }, ['noCompany']],
  ['a name in capitals', { lastName: 'LOVELACE' }, ['capitals']],
  ['initials', { firstName: 'JP' }, []],
])('%s', (_name, change, expected) => {
  expect(groupsOf({ ...whole, ...change })).toEqual(expected)
})

test.each<[string, Partial<ContactNotes>, string[]]>([
  ['twice', { twice: new Set([0]) }, ['twice']],
  ['bounced, by the events', { isBounced: () => true }, ['bounced']],
  ['said no', { saidNo: new Map([['ada@x.example', refusal]]) }, ['saidNo']],
  ['in other lists', { isInOtherLists: () => true }, ['others']],
])('known from elsewhere: %s', (_name, facts, expected) => {
  expect(groupsOf(whole, facts)).toEqual(expected)
})

test('everyone comes first, and empty groups are left out', () => {
  const rows = toRows([whole, { ...whole, id: '2', apolloId: 'ap-2', email: undefined }])
  const groups = groupContacts(rows, {})
  expect(groups.map(({ id, rows: { length } }) => [id, length])).toEqual([
    ['everyone', 2],
    ['noEmail', 1],
  ])
})

test('duplicates have one address, or one id', () => {
  const bo = { ...whole, apolloId: 'ap-2', email: undefined }
  const contacts = [
    whole,
    bo,
    { ...whole, apolloId: 'ap-3', email: 'ADA@x.example ' },
    bo,
    { ...whole, id: '', apolloId: '', email: 'cy@x.example' },
  ]
  expect(runAtOnce(positionsOfTwice(contacts))).toEqual(new Set([0, 1, 2, 3]))
})
