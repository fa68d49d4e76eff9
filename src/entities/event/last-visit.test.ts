import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from './event'
import { type EventReads, newSince, recordVisit, type Visits } from './last-visit'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const event = (eventType: string, id: string, timestamp?: number): AnalyticsEvent => ({
  id,
  timestamp,
  eventType,
  contactName: undefined,
  contactEmail: undefined,
  payload: { campaign: undefined },
})

/** 50 replies, one per minute, ending at `until`. */
const replies = (until: number, count = 50) =>
  Array.from({ length: count }, (_, index) =>
    event('replied', `r${(until - index * MINUTE) / MINUTE}`, until - index * MINUTE),
  )

const visitsAfter = (...reads: [now: number, reads: EventReads][]): Visits =>
  reads.reduce((visits: Visits, [now, read]) => recordVisit(visits, read, now), {})

const newAfter = ({ last }: Visits, reads: EventReads) => last && newSince(last, reads)

describe('a visit', () => {
  it('lasts until nothing was read for half an hour', () => {
    const first = { all: [event('replied', '1', 1)], bounced: undefined }
    expect(visitsAfter([0, first], [20 * MINUTE, first]).last).toBeUndefined()
    const visits = visitsAfter([0, first], [20 * MINUTE, first], [HOUR, first], [HOUR + 1, first])
    expect(visits.last?.at).toBe(20 * MINUTE)
  })

  it('at the very first there is nothing to compare with', () => {
    const reads = { all: replies(10 * HOUR) }
    expect(newAfter(visitsAfter([0, reads]), reads)).toBeUndefined()
  })
})

describe('new events', () => {
  it('are those that were not seen, by type', () => {
    const before = [event('replied', '1', 10), event('bounced', '2', 20)]
    const after = [
      event('replied', '5', 50),
      event('opened', '4', 40),
      event('bounced', '3', 30),
      ...before,
    ]
    const visits = visitsAfter([0, { all: before }], [HOUR, { all: after }])
    expect(newAfter(visits, { all: after })).toEqual([
      { type: 'replied', count: 1, isAtLeast: false },
      { type: 'bounced', count: 1, isAtLeast: false },
    ])
  })

  it('are also those that the server reported late', () => {
    const before = [event('replied', '1', 10), event('replied', '3', 30)]
    const after = [...before, event('replied', '2', 20)]
    const visits = visitsAfter([0, { replied: before }], [HOUR, { replied: after }])
    expect(newAfter(visits, { replied: after })).toEqual([
      { type: 'replied', count: 1, isAtLeast: false },
    ])
  })

  it('exclude older ones that were cut off from the latest 50 of all types', () => {
    const latest = replies(1000 * HOUR, 4)
    const opened = Array.from({ length: 46 }, (_, index) =>
      event('opened', `o${index}`, 990 * HOUR),
    )
    const all = [...latest, ...opened]
    const replied = [...latest, ...replies(900 * HOUR, 46)]
    const visits = visitsAfter([0, { all }], [HOUR, { all }])
    expect(newAfter(visits, { all, replied })).toEqual([])
  })

  it('are "at least" 50 if all events read are new', () => {
    const visits = visitsAfter([0, { replied: replies(HOUR) }], [HOUR, {}])
    const after = replies(100 * HOUR)
    expect(newAfter(visits, { replied: after })).toEqual([
      { type: 'replied', count: 50, isAtLeast: true },
    ])
    const some = replies(HOUR + 5 * MINUTE)
    expect(newAfter(visits, { replied: some })).toEqual([
      { type: 'replied', count: 5, isAtLeast: false },
    ])
  })

  it('are determined by the clock of the server, not of the device', () => {
    const ahead = 500 * HOUR
    const before = [event('replied', '1', ahead)]
    const after = [event('replied', '2', ahead + MINUTE), ...before]
    const visits = visitsAfter([0, { replied: before }], [HOUR, { replied: after }])
    expect(newAfter(visits, { replied: after })).toEqual([
      { type: 'replied', count: 1, isAtLeast: false },
    ])
  })
})
