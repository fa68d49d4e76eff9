import { expect, test } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { countAudience, lackingIn, type Source } from '../checks/count-audience'
import { dateOfDay } from '../model/sequence'
import { groupsOf, mailsByDay, rehearse } from './rehearse'

const contact = (name: string, part: Partial<Contact> = {}): Contact => ({
  id: name,
  apolloId: name,
  name,
  firstName: name,
  lastName: '',
  email: `${name}@x.example`,
  ...part,
})
const step = (content: string, delay = 0, sender = 'anna@us.example') => ({
  id: content,
  subject: 'Hello',
  content,
  delay,
  sender,
})
const campaign = (id: string, ...steps: ReturnType<typeof step>[]) => ({
  id,
  name: id,
  listId: id,
  steps,
})

const list = (contacts: Contact[], ...ids: string[]): Source => ({
  contacts,
  selected: ids.map((id) => ({ id, name: id })),
  others: [],
})

/** The people of Recipients, of whom `no` said no and `bounced` bounced. */
function recipientsOf(sources: Source[], { no = '', bounced = '' } = {}) {
  const refusal = { reason: 'optedOut', at: 1, source: 'no.csv' } as const
  const audience = runAtOnce(countAudience(sources, new Map([[`${no}@x.example`, refusal]])))
  const ofBounced = audience.everyone.filter(({ contact: { name } }) => name === bounced)
  return { ...audience, bounced: ofBounced }
}

const play = (
  played: ReturnType<typeof campaign>,
  sources: Source[],
  reactions?: { no?: string; bounced?: string },
) => rehearse(played, recipientsOf(sources, reactions), sources)

const told = (dues: ReturnType<typeof rehearse>) =>
  dues.map(({ day, dots }) => [
    day,
    ...(['mails', 'withoutAddress', 'saidNo', 'bounced', 'lacks'] as const).map((group) =>
      (groupsOf(dots).get(group)?.rows ?? []).map(({ contact }) => contact.name).join(),
    ),
  ])

test.each([
  [
    'delays count from the step before, and the first is sent at once',
    play(campaign('c', step('a', 3), step('b', 2), step('c', 5)), [list([contact('ada')], 'c')]),
    [
      [1, 'ada', '', '', '', ''],
      [3, 'ada', '', '', '', ''],
      [8, 'ada', '', '', '', ''],
    ],
  ],
  [
    'who said no or has bounced gets everything, who has no address nothing',
    play(
      campaign('c', step('a'), step('b', 2)),
      [list([contact('ada'), contact('bo', { email: '' }), contact('cy'), contact('di')], 'c')],
      { no: 'cy', bounced: 'di' },
    ),
    [
      [1, 'ada,cy,di', 'bo', 'cy', 'di', ''],
      [3, 'ada,cy,di', 'bo', 'cy', 'di', ''],
    ],
  ],
  [
    'a gap in one text is a gap of that mail only',
    play(campaign('c', step('a'), step('<b>{{company}}</b>', 2), step('c', 2)), [
      list([contact('ada', { company: 'Acme' }), contact('bo', { company: ' ' })], 'c'),
    ]),
    [
      [1, 'ada,bo', '', '', '', ''],
      [3, 'ada,bo', '', '', '', 'bo'],
      [5, 'ada,bo', '', '', '', ''],
    ],
  ],
  [
    'who is in the list twice gets one mail, who is in another list none',
    play(campaign('c', step('a')), [
      list([contact('ada', { email: '', name: 'no address' }), contact('ada', { id: '2' })], 'c'),
      list([contact('bo')], 'd'),
    ]),
    [[1, 'ada', '', '', '', '']],
  ],
  [
    'the contact of the own list fills the mail',
    play(campaign('d', step('{{company}}')), [
      list([contact('ada', { company: '' })], 'c'),
      list([contact('ada', { company: 'Acme' })], 'd'),
    ]),
    [[1, 'ada', '', '', '', '']],
  ],
  ['without steps nothing is due', play(campaign('c'), [list([contact('ada')], 'c')]), []],
  ['an empty list', play(campaign('c', step('a')), [list([], 'c')]), [[1, '', '', '', '', '']]],
])('%s', (_what, dues, expected) => {
  expect(told(dues)).toEqual(expected)
})

test('each group has the people of Recipients, also of several groups, and nobody twice', () => {
  const people = [
    contact('ada', { company: 'Acme' }),
    contact('bo', { email: '', company: 'Acme' }),
    contact('cy'),
    contact('di'),
    contact('di', { id: '2', company: 'Acme' }),
  ]
  const sources = [list(people, 'c', 'd')]
  const recipients = recipientsOf(sources, { no: 'cy', bounced: 'cy' })
  const played = [campaign('c', step('{{company}}')), campaign('d', step('a'))]
  const turns = played.flatMap((one) =>
    rehearse(one, recipients, sources).flatMap(({ dots }) => dots),
  )
  const groups = [...groupsOf(turns)].map(([group, { people }]) => [group, people])
  const named = (...names: string[]) =>
    recipients.everyone.filter(({ contact: { name } }) => names.includes(name))
  expect(Object.fromEntries(groups)).toEqual({
    mails: named('ada', 'cy', 'di'),
    withoutAddress: recipients.withoutAddress,
    saidNo: recipients.saidNo,
    bounced: recipients.bounced,
    lacks: lackingIn(recipients.everyone, sources, 'company'),
  })
})

test('the missing tokens are named, also of who gets no mail at all', () => {
  const [due] = play(campaign('c', step('{{title}} {{company}} {{first_name}} {{sender_name}}')), [
    list([contact('ada', { company: 'Acme' }), contact('bo', { email: '', title: 'CEO' })], 'c'),
  ])
  expect(due?.dots.map(({ reasons, missing }) => [reasons.join(), missing.join()])).toEqual([
    ['lacks', 'title'],
    ['withoutAddress,lacks', 'company'],
  ])
})

test('mails are counted by day and sender', () => {
  const people = [contact('ada'), contact('bo'), contact('cy', { email: '' })]
  const steps = [step('a'), step('b', 1, 'bob@us.example')]
  const dues = play(campaign('c', ...steps), [list(people, 'c')])
  expect(mailsByDay([...dues, ...dues.slice(0, 1)])).toEqual(
    new Map([
      [1, new Map([['anna@us.example', 4]])],
      [2, new Map([['bob@us.example', 2]])],
    ]),
  )
})

test('days are those of the calendar, also when the clocks change', () => {
  const start = new Date(2026, 9, 24, 23, 30)
  expect([1, 2, 3, 9].map((day) => dateOfDay(day, start).toDateString())).toEqual([
    'Sat Oct 24 2026',
    'Sun Oct 25 2026',
    'Mon Oct 26 2026',
    'Sun Nov 01 2026',
  ])
})
