import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from './event'
import { knownCounts } from './known-counts'
import { type EventReads, newEvents, noVisits, recordVisit, type Visits } from './seen-events'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const event = (eventType: string, id: string, timestamp?: number, campaign?: string) => ({
  id,
  timestamp,
  eventType,
  contactName: undefined,
  contactEmail: undefined,
  payload: { campaign },
})

/** 50 replies, one per minute, ending at `until`. */
const replies = (until: number, count = 50): AnalyticsEvent[] =>
  Array.from({ length: count }, (_, index) =>
    event('replied', `r${(until - index * MINUTE) / MINUTE}`, until - index * MINUTE),
  )

const visitsAfter = (...reads: [at: number, reads: EventReads][]): Visits =>
  reads.reduce((visits: Visits, [at, read]) => recordVisit(visits, read, at), noVisits)

/** The news of the last of the reads. */
const newAfter = (...reads: [at: number, reads: EventReads][]) =>
  newEvents(visitsAfter(...reads), reads.at(-1)?.[1] ?? {})

describe('a visit', () => {
  const first = { all: [event('replied', '1', 1)] }

  it('lasts until nothing was read for half an hour', () => {
    expect(visitsAfter([1, first], [20 * MINUTE, first]).lastAt).toBeUndefined()
    const visits = visitsAfter([1, first], [20 * MINUTE, first], [HOUR, first], [HOUR + 1, first])
    expect(visits.lastAt).toBe(20 * MINUTE)
  })

  it('at the very first has nothing to compare with', () => {
    expect(newAfter([1, { all: replies(10 * HOUR) }])).toEqual([])
  })

  it('does not change by the same read', () => {
    const visits = visitsAfter([1, first], [HOUR, first])
    expect(recordVisit(visits, first, HOUR)).toBe(visits)
  })
})

describe('new events', () => {
  const before = [event('replied', '1', 10), event('bounced', '2', 20)]

  it('are those that were not seen, by type, during the whole visit', () => {
    const after = [
      event('replied', '5', 50, 'Spring'),
      event('opened', '4', 40),
      event('bounced', '3', 30, 'Autumn'),
      ...before,
    ]
    const visits = visitsAfter(
      [1, { all: before }],
      [HOUR, { all: after }],
      [HOUR + 1, { all: after }],
    )
    const replied = { type: 'replied', count: 1, isAtLeast: false }
    expect(newEvents(visits, { all: after })).toEqual([
      replied,
      { type: 'bounced', count: 1, isAtLeast: false },
    ])
    expect(newEvents(visits, { all: after }, (name) => name === 'Spring')).toEqual([replied])
    expect(
      newAfter([1, { all: before }], [HOUR, { all: after }], [3 * HOUR, { all: after }]),
    ).toEqual([])
  })

  it('are also those that the server reported late', () => {
    const known = [event('replied', '1', 10), event('replied', '3', 30)]
    expect(
      newAfter([1, { replied: known }], [HOUR, { replied: [...known, event('replied', '2', 20)] }]),
    ).toEqual([{ type: 'replied', count: 1, isAtLeast: false }])
  })

  it('exclude older ones that were cut off from the latest 50 of all types', () => {
    const latest = replies(1000 * HOUR, 4)
    const opened = Array.from({ length: 46 }, (_, index) =>
      event('opened', `o${index}`, 990 * HOUR),
    )
    const all = [...latest, ...opened]
    const replied = [...latest, ...replies(900 * HOUR, 46)]
    expect(newAfter([1, { all }], [HOUR, { all, replied }])).toEqual([])
  })

  it.each([
    [100 * HOUR, 50, true],
    [HOUR + 5 * MINUTE, 5, false],
  ])('until %i are at least as many if all events read are new', (until, count, isAtLeast) => {
    expect(newAfter([1, { replied: replies(HOUR) }], [HOUR, { replied: replies(until) }])).toEqual([
      { type: 'replied', count, isAtLeast },
    ])
  })

  it('are determined by the clock of the server, not of the device', () => {
    const ahead = 500 * HOUR
    const known = [event('replied', '1', ahead)]
    const after = [event('replied', '2', ahead + MINUTE), ...known]
    expect(newAfter([1, { replied: known }], [HOUR, { replied: after }])).toEqual([
      { type: 'replied', count: 1, isAtLeast: false },
    ])
  })
})

describe('seen events', () => {
  const known = (visits: Visits, reads: EventReads, name = 'Spring') =>
    knownCounts(visits, reads)('replied', name)
  const since = (days: number, id = String(days)) =>
    event('replied', id, (100 - days) * DAY, 'Spring')

  it('are remembered, each once, at most 5,000', () => {
    const reads = { replied: [1, 300].map((days) => since(days)) }
    const visits = visitsAfter([38 * DAY, reads], [100 * DAY, { replied: [] }])
    expect(known(visits, {})).toEqual({ count: 2, isAtLeast: true })
    expect(known(recordVisit(visits, reads, 100 * DAY + 1), { replied: [] })).toEqual({
      count: 2,
      isAtLeast: false,
    })
    const many = Array.from({ length: 5100 }, (_, index) => event('replied', String(index), index))
    expect(visitsAfter([DAY, { replied: many }]).seen).toHaveLength(5000)
  })

  it('keep their contact until they are done', () => {
    const read = ['1', '2'].map((id) =>
      Object.assign(since(90, id), { contactEmail: `${id}@x.example` }),
    )
    const first = visitsAfter([11 * DAY, { replied: read }])
    const visits = recordVisit(first, { replied: [] }, 100 * DAY, (key) => key === '2')
    expect(visits.seen.map(({ key, email }) => [key, email])).toEqual([
      ['1', '1@x.example'],
      ['2', undefined],
    ])
  })

  it.each([
    ['none is known if the latest 50 are of others', replies(HOUR), 0, true],
    ['there are no others if the server returns all', replies(HOUR, 49), 0, false],
    ['nothing is known before the first read', undefined, undefined, undefined],
  ])('%s', (_, replied, count, isAtLeast) => {
    const counts = known(noVisits, { replied })
    expect([counts?.count, counts?.isAtLeast]).toEqual([count, isAtLeast])
  })

  it('count the events of a type that was only read among all', () => {
    const all = [since(1), ...Array.from({ length: 49 }, (_, id) => event('opened', `o${id}`, id))]
    expect(known(noVisits, { all })).toEqual({ count: 1, isAtLeast: true })
    expect(knownCounts(noVisits, { all: [since(1)] })('opened', 'Spring')).toEqual({
      count: 0,
      isAtLeast: false,
    })
  })
})
