import { expect, it } from 'vitest'
import { eventsCsv } from './events-csv'

it('writes the known values, and no formula that a spreadsheet would run', () => {
  const known = {
    id: '1',
    timestamp: Date.UTC(2026, 0, 5, 9),
    eventType: 'opened',
    contactName: '=HYPERLINK("http://evil.example")',
    contactEmail: 'ann@example.com',
    payload: { campaign: 'Spring, part 2' },
  }
  const unknown = {
    id: '2',
    timestamp: undefined,
    eventType: 'sent',
    contactName: undefined,
    contactEmail: undefined,
    payload: { campaign: undefined },
  }
  expect(eventsCsv([known, unknown]).split('\r\n')).toEqual([
    'Event,Contact,Email,Campaign,Time',
    `opened,"'=HYPERLINK(""http://evil.example"")",ann@example.com,"Spring, part 2",2026-01-05T09:00:00.000Z`,
    'sent,,,,',
    '',
  ])
})
