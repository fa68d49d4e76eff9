import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnalyticsEvent } from '@/entities/event/event'
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
  it('are listed in the order in which they happen; unknown types come last', () => {
    const types = ['sent', 'opened', 'sent', 'unsubscribed', 'bounced', 'opened', '']
    const counts = countByType(types.map((eventType) => event({ eventType })))
    expect(counts.map(({ label, count }) => [label, count])).toEqual([
      ['Sent', 2],
      ['Opened', 2],
      ['Clicked', 0],
      ['Replied', 0],
      ['Bounced', 1],
      ['Unsubscribed', 1],
      ['Unknown', 1],
    ])
  })
})

describe('events over time', () => {
  it('has hourly bars, including empty ones', () => {
    expect(bars([at(2026, 0, 5, 8, 59), at(2026, 0, 5, 13, 0), at(2026, 0, 5, 13, 30)])).toEqual([
      ['8:00 AM', 1],
      ['9:00 AM', 0],
      ['10:00 AM', 0],
      ['11:00 AM', 0],
      ['12:00 PM', 0],
      ['1:00 PM', 2],
    ])
  })

  it('has daily bars when the events are days apart', () => {
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

  it('is split by type, and partial where older events may be missing', () => {
    const events = [
      at(2026, 0, 5, 9, 0),
      event({ timestamp: new Date(2026, 0, 5, 9, 30).getTime(), eventType: 'replied' }),
      event({ timestamp: new Date(2026, 0, 5, 12, 0).getTime(), eventType: 'unsubscribed' }),
    ]
    const buckets = countOverTime(events, true)
    expect(buckets.map(({ counts, isPartial }) => [counts, isPartial])).toEqual(
      [
        [{ sent: 1 }, true],
        [{}, false],
        [{ replied: 1 }, false],
        ...Array.from({ length: 9 }, () => [{}, false]),
        [{ other: 1 }, false],
      ].slice(0, buckets.length),
    )
    expect(countOverTime(events).some(({ isPartial }) => isPartial)).toBe(false)
  })

  it('leaves out events without a time', () => {
    expect(bars([event({}), at(2026, 0, 5, 9, 0)])).toEqual([['9:00 AM', 1]])
    expect(bars([event({})])).toEqual([])
  })
})

describe('events across a daylight-saving change', () => {
  /** Reloads the module, because formatters keep the time zone of its first load. */
  async function countIn(zone: string, times: string[]) {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    onTestFinished(() => {
      vi.unstubAllEnvs()
      vi.resetModules()
    })
    const module = await import('./event-counts')
    const counts = module.countOverTime(
      times.map((time) => event({ timestamp: new Date(time).getTime() })),
    )
    return counts.map(({ label, count }) => [label.replace(/\s/g, ' '), count])
  }

  it('are counted on the right day after summer time begins', async () => {
    const times = ['2026-03-27T12:00', '2026-03-30T23:30', '2026-04-03T23:30', '2026-04-04T00:30']
    expect(await countIn('Europe/Berlin', times)).toEqual([
      ['Mar 27', 1],
      ['Mar 28', 0],
      ['Mar 29', 0],
      ['Mar 30', 1],
      ['Mar 31', 0],
      ['Apr 1', 0],
      ['Apr 2', 0],
      ['Apr 3', 1],
      ['Apr 4', 1],
    ])
  })

  it('are counted on the right day after summer time ends', async () => {
    const times = ['2026-10-30T12:00', '2026-11-02T00:30', '2026-11-05T23:30']
    expect(await countIn('America/New_York', times)).toEqual([
      ['Oct 30', 1],
      ['Oct 31', 0],
      ['Nov 1', 0],
      ['Nov 2', 1],
      ['Nov 3', 0],
      ['Nov 4', 0],
      ['Nov 5', 1],
    ])
  })

  it('have bars that start at the same hours every day', async () => {
    const times = ['2026-03-28T13:00', '2026-03-29T12:00', '2026-03-30T13:00']
    expect(await countIn('Europe/Berlin', times)).toEqual([
      ['Mar 28, 12:00 PM', 1],
      ['Mar 28, 6:00 PM', 0],
      ['Mar 29, 12:00 AM', 0],
      ['Mar 29, 6:00 AM', 0],
      ['Mar 29, 12:00 PM', 1],
      ['Mar 29, 6:00 PM', 0],
      ['Mar 30, 12:00 AM', 0],
      ['Mar 30, 6:00 AM', 0],
      ['Mar 30, 12:00 PM', 1],
    ])
  })

  it('have a bar for each of two hours with the same name, labelled with its time zone', async () => {
    const times = ['2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T04:30Z']
    expect(await countIn('Europe/Berlin', times)).toEqual([
      ['2:00 AM GMT+2', 1],
      ['2:00 AM GMT+1', 1],
      ['3:00 AM', 0],
      ['4:00 AM', 0],
      ['5:00 AM', 1],
    ])
  })
})
