import { expect, it } from 'vitest'
import type { Person } from '@/entities/lead/people'
import { translate } from '@/shared/i18n/translate'
import type { Audience } from './count-audience'
import type { CheckResult } from './check'
import { peopleTexts, recipientNotes, recipientNumbers } from './check-texts'

const person: Person = {
  key: '1',
  contact: { id: '1', apolloId: '1', name: '', firstName: '', lastName: '' },
  at: [0],
  positions: [0],
}
const people = (count: number) => Array.from({ length: count }, () => person)
const audience = (everyone: number, part: Partial<Record<keyof Audience, number>> = {}) => ({
  everyone: people(everyone),
  withoutAddress: people(part.withoutAddress ?? 0),
  inListTwice: people(part.inListTwice ?? 0),
  inSeveral: people(part.inSeveral ?? 0),
  inOthers: people(part.inOthers ?? 0),
  saidNo: people(part.saidNo ?? 0),
  roleAddress: [],
})

const known = {
  failedLists: [],
  failedOthers: [],
  withoutList: [],
  saidNo: undefined,
  overlaps: [],
  overlap: 'known',
  audience: 'reading',
} as const

it.each<[Partial<CheckResult>, string]>([
  [{ audience: 'reading' }, 'Reading who will get this...'],
  [{ audience: 'failed' }, 'Who will get this is not known: the lists could not be read.'],
  [
    { audience: 'failed', failedLists: ['A', 'B', 'C', 'D', 'E'] },
    'Who will get this is not known: the contacts of “A”, “B”, “C”, 2 more could not be read.',
  ],
  [{ audience: audience(0) }, 'Nobody will get this'],
  [
    { audience: audience(1, { withoutAddress: 1 }) },
    'Who will get this is not known (1 contact, without a known address)',
  ],
  [
    { audience: audience(3, { withoutAddress: 3 }) },
    'Who will get this is not known (3 contacts, none with a known address)',
  ],
  [{ audience: audience(0), withoutList: ['Intro'] }, 'Who will get this is not known'],
  [
    { audience: audience(1), withoutList: ['Intro'] },
    '1 person will get this · not known for “Intro”',
  ],
  [{ audience: audience(1) }, '1 person will get this'],
  [
    { audience: audience(3, { withoutAddress: 2 }) },
    '1 person will get this (3 contacts, 2 without a known address)',
  ],
  [
    { audience: audience(7, { withoutAddress: 3 }) },
    '4 people will get this (7 contacts, 3 without a known address)',
  ],
  [
    { audience: audience(9, { inListTwice: 1, inSeveral: 2, inOthers: 4 }) },
    '9 people will get this · 1 twice in a list · 2 in several of these campaigns · 4 in other campaigns',
  ],
  [
    { audience: audience(2), overlap: 'reading' },
    '2 people will get this · other campaigns not checked',
  ],
  [
    { audience: audience(2, { inOthers: 1 }), overlap: 'failed', failedOthers: ['Webinar'] },
    '2 people will get this · 1 or more in other campaigns, the contacts of “Webinar” could not be read',
  ],
  [
    { audience: audience(2), overlap: 'failed' },
    '2 people will get this · other campaigns could not be read',
  ],
])('%#: says “%s”', (part, text) => {
  expect(peopleTexts({ ...known, ...part }, translate).join(' · ')).toBe(text)
})

it.each<[Partial<CheckResult>, string[]]>([
  [{}, ['Reading who will get this...']],
  [{ audience: 'failed' }, ['Who will get this is not known: the lists could not be read.']],
  [{ audience: audience(0) }, ['Nobody will get this']],
  [
    { audience: audience(1, { withoutAddress: 1 }) },
    ['Who will get this is not known (1 contact, without a known address) → everyone'],
  ],
  [{ audience: audience(1) }, ['1 person → everyone']],
  [
    { audience: audience(1340, { withoutAddress: 40, inSeveral: 7, inOthers: 1211 }) },
    ['1,300 people → everyone', '1,211 already in other campaigns → inOthers'],
  ],
  [
    { audience: audience(2), overlap: 'reading' },
    ['2 people → everyone', 'other campaigns not checked → inOthers'],
  ],
  [
    { audience: audience(2, { inOthers: 1 }), overlap: 'failed', failedOthers: ['Webinar'] },
    ['2 people → everyone', '1 or more already in other campaigns → inOthers'],
  ],
])('%#: the numbers are %j', (part, texts) => {
  const numbers = recipientNumbers({ ...known, ...part }, translate)
  expect(numbers.map(({ text, group }) => (group ? `${text} → ${group}` : text))).toEqual(texts)
})

it.each<[Partial<CheckResult>, string[]]>([
  [{ audience: audience(2) }, []],
  [{ audience: audience(0), withoutList: ['Intro'] }, []],
  [{ audience: audience(2), withoutList: ['Intro'] }, ['not known for “Intro”']],
  [
    { audience: audience(2), overlap: 'failed', failedOthers: ['Webinar'] },
    ['the contacts of “Webinar” could not be read'],
  ],
  [{ audience: audience(2), overlap: 'failed' }, ['other campaigns could not be read']],
])('%#: the notes are %j', (part, texts) => {
  expect(recipientNotes({ ...known, ...part }, translate)).toEqual(texts)
})
