import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from '@/entities/event/event'
import { type Bar, barsByDay, barsByType } from './event-charts'

const event = (part: Partial<AnalyticsEvent>): AnalyticsEvent => ({
  id: '1',
  timestamp: undefined,
  eventType: 'sent',
  contactName: undefined,
  contactEmail: undefined,
  payload: { campaign: undefined },
  ...part,
})

const at = (...time: [number, number, number, number?, number?]) =>
  event({ timestamp: new Date(...time).getTime() })

const shown = (bars: readonly Bar[]) => bars.map(({ label, count }) => [label, count])

it('events by type are in the order in which they happen; unknown types come last', () => {
  const types = ['sent', 'opened', 'sent', 'unsubscribed', 'bounced', 'opened', '']
  expect(shown(barsByType(types.map((eventType) => event({ eventType }))))).toEqual([
    ['Sent', 2],
    ['Opened', 2],
    ['Clicked', 0],
    ['Replied', 0],
    ['Bounced', 1],
    ['Unsubscribed', 1],
    ['Unknown', 1],
  ])
})

describe('events by day', () => {
  it('are counted by local day, latest first; events without a time are left out', () => {
    const events = [at(2026, 0, 5, 0, 1), event({}), at(2026, 0, 4, 23, 59), at(2026, 0, 5, 23, 59)]
    expect(shown(barsByDay(events, false))).toEqual([
      ['Mon, Jan 5', 2],
      ['Sun, Jan 4', 1],
    ])
    expect(barsByDay([event({})], false)).toEqual([])
  })

  it('end with one bar of the days that do not fit', () => {
    const events = [1, 2, 3, 5, 8, 13, 21].map((day) => at(2026, 0, day))
    expect(shown(barsByDay(events, false)).slice(-2)).toEqual([
      ['Sat, Jan 3', 1],
      ['Earlier', 2],
    ])
    expect(barsByDay(events.slice(1), false)).toHaveLength(6)
  })

  it('say that the first day is partial where older events may be missing', () => {
    expect(shown(barsByDay([at(2026, 0, 5), at(2026, 0, 4)], true)).at(-1)).toEqual([
      'Sun, Jan 4 (partial)',
      1,
    ])
  })
})
