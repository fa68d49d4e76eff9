import { expect, it } from 'vitest'
import { read } from '@/shared/api/answer'
import { contactsInWords, leadsImported, listReader } from './list-queries'
import { addMessages, createListMessages } from './list-save/save-messages'

const named = (list: object) => read(listReader, { id: 3, name: 'Fair', ...list })

it.each([
  [{ totalLeads: 4, leads: [1, 2, 3] }, '4 contacts', '3 contacts'],
  [{ totalLeads: 4 }, '4 contacts', '4 contacts'],
  [{ leads: [1, 2] }, '2 contacts', '2 contacts'],
  [{ totalLeads: 0 }, '0 contacts', '0 contacts'],
  [{ leads: [] }, '0 contacts', '0 contacts'],
  [{}, 'contacts not known', 'contacts not known'],
  [{ totalLeads: null, leads: null }, 'contacts not known', 'contacts not known'],
])('says the count of %j as %j, on Home as %j', (wire, words, wordsOnHome) => {
  const list = named(wire)
  expect(contactsInWords(list.totalLeads)).toBe(words)
  expect(contactsInWords(list.contactCount)).toBe(wordsOnHome)
})

it.each([
  [[], '0 Leads imported'],
  [[{ totalLeads: 4 }, { totalLeads: 3 }], '7 Leads imported'],
  [[{ totalLeads: 4 }, {}], 'At least 4 Leads imported'],
  [[{}], 'Leads imported'],
])('the heading of %j is “%s”', (lists, heading) => {
  expect(leadsImported(lists.map(named))).toBe(heading)
})

it.each([
  ['all', 4, 4, 4, '“Fair” holds 4 contacts.', '4 leads were added to “Fair”.'],
  ['nothing about a number', undefined, 4, 4, undefined, ''],
  [
    'nothing about a number, and fewer were created',
    undefined,
    1,
    3,
    'The server did not accept 2 of 3. All leads stay here.',
    'The server did not accept 2.',
  ],
  [
    'fewer than were sent',
    2,
    4,
    4,
    '“Fair”: the server added 2 of 4.',
    '“Fair”: the server added 2 of 4.',
  ],
  [
    'fewer than were created',
    3,
    3,
    4,
    '“Fair” holds 3 contacts. The server did not accept 1 of 4. All leads stay here.',
    '3 leads were added to “Fair”. The server did not accept 1.',
  ],
])('claims only what was answered: %s', (_, added, saved, sent, created, addedTo) => {
  const progress = { sent, saved, added, already: 0, waiting: [] }
  expect(createListMessages.created('Fair', progress, sent).description).toBe(created)
  expect(addMessages.added('Fair', progress).description).toBe(addedTo)
})
