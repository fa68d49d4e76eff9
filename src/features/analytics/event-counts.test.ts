import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from './analytics-queries'
import { countByType, countOverTime } from './event-counts'

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

const bars = (events: AnalyticsEvent[]) =>
  countOverTime(events).map(({ label, count }) => [label.replace(/\s/g, ' '), count])

describe('events by type', () => {
  it('counts each type, the most frequent first, unknown ones under their own name', () => {
    const types = ['sent', 'opened', 'sent', 'unsubscribed', 'sent', 'opened', '']
    const counts = countByType(types.map((eventType) => event({ eventType })))
    expect(counts.map(({ label, count }) => [label, count])).toEqual([
      ['Sent', 3],
      ['Opened', 2],
      ['unsubscribed', 1],
      ['Unknown', 1],
    ])
  })
})

describe('events over time', () => {
  it('has bars for hours of the day, also where nothing happened', () => {
    expect(bars([at(2026, 0, 5, 8, 59), at(2026, 0, 5, 13, 0), at(2026, 0, 5, 13, 30)])).toEqual([
      ['8:00 AM', 1],
      ['9:00 AM', 0],
      ['10:00 AM', 0],
      ['11:00 AM', 0],
      ['12:00 PM', 0],
      ['1:00 PM', 2],
    ])
  })

  it('has bars for days when the events are days apart', () => {
    expect(bars([at(2026, 0, 9, 0, 1), at(2026, 0, 1, 23, 59)])).toEqual([
      ['Jan 1', 1],
      ['Jan 2', 0],
      ['Jan 3', 0],
      ['Jan 4', 0],
      ['Jan 5', 0],
      ['Jan 6', 0],
      ['Jan 7', 0],
      ['Jan 8', 0],
      ['Jan 9', 1],
    ])
  })

  it('stays readable over ten years', () => {
    const counts = countOverTime([at(2016, 0, 1), at(2026, 0, 1)])
    expect(counts.length).toBeLessThanOrEqual(16)
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  })

  it('leaves out events without a time', () => {
    expect(bars([event({}), at(2026, 0, 5, 9, 0)])).toEqual([['9:00 AM', 1]])
    expect(bars([event({})])).toEqual([])
  })
})
