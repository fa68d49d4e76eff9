import { expect, it } from 'vitest'
import type { AnalyticsEvent } from '@/entities/event/event'
import type { Person } from '@/entities/lead/people'
import { reactionsOf } from './known-reactions'

const person = (email: string | undefined, key = email ?? ''): Person => ({
  key,
  contact: { id: '', apolloId: '', name: '', firstName: '', lastName: '', email },
  at: [0],
  positions: [0],
})
const event = (eventType: string, contactEmail: string | undefined): AnalyticsEvent => ({
  id: '',
  timestamp: undefined,
  eventType,
  contactName: undefined,
  contactEmail,
  payload: { campaign: undefined },
})

it.each<[what: string, emails: (string | undefined)[], events: AnalyticsEvent[], object]>([
  ['nobody without events', ['ada@acme.example'], [], {}],
  [
    'who has bounced, however the address is written',
    ['ada@acme.example', 'bo@acme.example'],
    [event('bounced', ' Ada@Acme.example')],
    { bounced: ['ada@acme.example'] },
  ],
  [
    'who has replied, and the colleagues, who are others',
    ['ada@acme.example', 'bo@ACME.example', 'cy@beta.example'],
    [event('replied', 'ada@acme.example')],
    { replied: ['ada@acme.example'], colleagues: ['bo@ACME.example'] },
  ],
  [
    'colleagues of somebody who is not written to',
    ['bo@acme.example'],
    [event('replied', 'ada@acme.example')],
    { colleagues: ['bo@acme.example'] },
  ],
  [
    'no colleagues at a free mail provider or in a subdomain',
    ['bo@gmail.com', 'cy@mail.acme.example'],
    [event('replied', 'ada@gmail.com'), event('replied', 'ada@acme.example')],
    {},
  ],
  [
    'no colleagues of who has bounced, or has only opened',
    ['bo@acme.example', 'cy@beta.example'],
    [event('bounced', 'ada@acme.example'), event('opened', 'ada@beta.example')],
    {},
  ],
  [
    'who has done both in both',
    ['ada@acme.example'],
    [event('replied', 'ada@acme.example'), event('bounced', 'ada@acme.example')],
    { replied: ['ada@acme.example'], bounced: ['ada@acme.example'] },
  ],
  [
    'nobody without an address, also for events without one',
    [undefined, ''],
    [event('replied', undefined), event('bounced', '')],
    {},
  ],
])('finds %s', (_what, emails, events, expected) => {
  const found = reactionsOf(
    emails.map((email) => person(email)),
    events,
  )
  expect(
    Object.fromEntries(
      Object.entries(found).map(([group, people]) => [group, people.map(({ key }) => key)]),
    ),
  ).toEqual({ bounced: [], replied: [], colleagues: [], ...expected })
})
