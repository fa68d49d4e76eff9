import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import { quietly } from '@/shared/api/query-client'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { type AnalyticsEvent, eventKey, mergeEvents } from './event'
import { eventsQuery, MAX_EVENTS } from './event-queries'

const watchedTypes = ['replied', 'bounced'] as const
type WatchedType = (typeof watchedTypes)[number]

/** Events by query. Types that were not read separately may be included in 'all'. */
export type EventReads = Partial<Record<WatchedType | 'all', readonly AnalyticsEvent[] | undefined>>

const seenReader = z.object({
  /** Device time of the last read. */
  at: z.number(),
  /** Time of the latest event by the server's clock, which may differ from the device's. */
  newest: z.optional(z.number()),
  ids: z.record(z.string(), z.array(z.string())),
  /** By type: the time from which `ids` is complete. Older events may have been cut off. */
  from: z.record(z.string(), z.number()),
})
type Seen = z.output<typeof seenReader>

const visitsReader = z.object({ last: z.optional(seenReader), current: z.optional(seenReader) })
export type Visits = z.output<typeof visitsReader>

/** A pause of this length between reads starts a new visit. */
const PAUSE_MS = 30 * 60_000
const MAX_IDS = 2 * MAX_EVENTS

const isCut = ({ length }: readonly unknown[]) => length >= MAX_EVENTS
const timesOf = (events: readonly AnalyticsEvent[]) =>
  events.flatMap(({ timestamp }) => timestamp ?? [])

const ofType = (reads: EventReads, type: WatchedType) =>
  mergeEvents([reads[type] ?? [], reads.all ?? []]).filter(({ eventType }) => eventType === type)

/** Updates the visits after a read; a pause starts a new one. */
export function recordVisit({ last, current }: Visits, reads: EventReads, now: number): Visits {
  const isNext = current !== undefined && now - current.at > PAUSE_MS
  const times = timesOf(mergeEvents(Object.values(reads).filter((read) => read !== undefined)))
  const seen: Seen = {
    at: now,
    newest: times.length > 0 ? Math.max(...times) : current?.newest,
    ids: {},
    from: {},
  }
  for (const type of watchedTypes) {
    const read = reads[type] ?? reads.all ?? []
    const ids = new Set([...ofType(reads, type).map(eventKey), ...(current?.ids[type] ?? [])])
    seen.ids[type] = [...ids].slice(0, MAX_IDS)
    if (isCut(read)) seen.from[type] = Math.min(...timesOf(read))
  }
  return { last: isNext ? current : last, current: seen }
}

export type NewEvents = {
  type: WatchedType
  count: number
  /** All events read are new, so there may be more. */
  isAtLeast: boolean
}

/** Events that arrived after a visit, including events reported late. */
export function newSince({ ids, from, newest }: Seen, reads: EventReads): NewEvents[] {
  return watchedTypes.flatMap((type) => {
    const read = reads[type] ?? reads.all
    if (!read) return []
    const seen = new Set(ids[type])
    const since = from[type] ?? -Infinity
    const isNew = (event: AnalyticsEvent) =>
      !seen.has(eventKey(event)) && (event.timestamp ?? -Infinity) >= since
    const count = ofType(reads, type).filter(isNew).length
    const isAllNew = reads[type]
      ? read.every(isNew)
      : newest !== undefined && timesOf(read).every((time) => time > newest)
    return count > 0 ? [{ type, count, isAtLeast: isCut(read) && isAllNew }] : []
  })
}

const visits = persisted({
  name: 'event-visits',
  scope: 'user',
  schema: visitsReader,
  fallback: {},
  atLogOut: 'stays',
})

const useRead = (type: WatchedType | 'all') =>
  useQuery({ ...quietly(eventsQuery(type)), enabled: false }).data

/**
 * New events since the last visit; undefined on the first visit and until events have been read.
 */
export function useSinceLastVisit(): { at: number; news: NewEvents[] } | undefined {
  const ownVisits = visits(useCurrentUser().id)
  const { last } = useStore(ownVisits)
  const all = useRead('all')
  const replied = useRead('replied')
  const bounced = useRead('bounced')

  useEffect(() => {
    if (all || replied || bounced)
      ownVisits.update((known) => recordVisit(known, { all, replied, bounced }, Date.now()))
  }, [ownVisits, all, replied, bounced])

  if (!last || !(all || replied || bounced)) return undefined
  return { at: last.at, news: newSince(last, { all, replied, bounced }) }
}
