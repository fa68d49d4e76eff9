import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
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
  key: z.string(),
  type: z.enum(watchedTypes),
  /** By the server's clock, which may differ from the device's. */
  at: z.optional(z.number()),
  campaign: z.optional(z.string()),
  /** Start of the visit in which the event was new; 0 if it was not. */
  newIn: z.number(),
})
type SeenEvent = z.output<typeof seenReader>

const visitsReader = z.object({
  seen: z.array(seenReader),
  /** Device time of the last read, and of the last one before this visit. */
  at: z.number(),
  lastAt: z.optional(z.number()),
  startedAt: z.number(),
  /** By type: the time from which all events are among `seen`; older ones may have been cut off. */
  from: z.record(z.string(), z.number()),
  /** `from` at the end of the visit before. */
  lastFrom: z.record(z.string(), z.number()),
})
export type Visits = z.output<typeof visitsReader>

export const noVisits: Visits = { seen: [], at: 0, startedAt: 0, from: {}, lastFrom: {} }

/** A pause of this length between reads starts a new visit. */
const PAUSE_MS = 30 * 60_000
const MAX_SEEN = 5000
const MAX_AGE_MS = 61 * 24 * 60 * 60_000

const isCut = ({ length }: readonly unknown[]) => length >= MAX_EVENTS
const timesOf = (events: readonly AnalyticsEvent[]) =>
  events.flatMap(({ timestamp }) => timestamp ?? [])

const ofType = (reads: EventReads, type: WatchedType) =>
  mergeEvents([reads[type] ?? [], reads.all ?? []]).filter(({ eventType }) => eventType === type)

/**
 * Adds the events of a read; a pause starts a new visit.
 * @returns `before` if nothing changes
 */
export function recordVisit(before: Visits, reads: EventReads, at: number): Visits {
  const isFirst = before.at === 0
  const isNext = isFirst || at - before.at > PAUSE_MS
  const visit = isNext
    ? { startedAt: at, lastAt: isFirst ? undefined : before.at, lastFrom: before.from }
    : before
  const from = { ...before.from }
  const known = new Set(before.seen.map(({ key }) => key))
  const added = watchedTypes.flatMap((type) => {
    const read = reads[type] ?? reads.all ?? []
    if (isCut(read)) from[type] = Math.min(...timesOf(read))
    const { lastAt, startedAt, lastFrom } = visit
    return ofType(reads, type)
      .filter((event) => !known.has(eventKey(event)))
      .map((event): SeenEvent => {
        const isNew =
          lastAt !== undefined && (event.timestamp ?? -Infinity) >= (lastFrom[type] ?? -Infinity)
        return {
          key: eventKey(event),
          type,
          at: event.timestamp,
          campaign: event.payload.campaign,
          newIn: isNew ? startedAt : 0,
        }
      })
  })
  if (!isNext && added.length === 0 && at <= before.at) return before
  const seen = [...added, ...before.seen]
    .filter((one) => at - (one.at ?? at) < MAX_AGE_MS)
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, MAX_SEEN)
  return {
    seen,
    at: Math.max(at, before.at),
    startedAt: visit.startedAt,
    lastAt: visit.lastAt,
    from,
    lastFrom: visit.lastFrom,
  }
}

export type NewEvents = {
  type: WatchedType
  count: number
  /** All events read are newer than the known ones, so there may be more. */
  isAtLeast: boolean
}

const isNewIn = ({ startedAt }: Visits, { newIn }: SeenEvent) => newIn > 0 && newIn === startedAt

/** Events that are new in the current visit, including those reported late. */
export function newEvents(
  visits: Visits,
  reads: EventReads,
  isShown: (campaign: string | undefined) => boolean = () => true,
): NewEvents[] {
  return watchedTypes.flatMap((type) => {
    const own = visits.seen.filter((event) => event.type === type)
    const isNew = (event: SeenEvent) => isNewIn(visits, event)
    const count = own.filter((event) => isNew(event) && isShown(event.campaign)).length
    const read = reads[type] ?? reads.all ?? []
    const known = Math.max(...own.flatMap((event) => (isNew(event) ? [] : (event.at ?? []))))
    const isAtLeast = isCut(read) && timesOf(read).every((time) => time > known)
    return count > 0 ? [{ type, count, isAtLeast }] : []
  })
}

const seenEvents = persisted({
  name: 'seen-events',
  scope: 'user',
  schema: visitsReader,
  fallback: noVisits,
  atLogOut: 'stays',
})

/** Includes events that are no longer among the latest of the server. */
export function useSeenEvents(): AnalyticsEvent[] {
  const { seen } = useStore(seenEvents(useCurrentUser().id))
  return useMemo(
    () =>
      seen.map(({ key, type, at, campaign }) => ({
        id: key,
        timestamp: at,
        eventType: type,
        contactName: undefined,
        contactEmail: undefined,
        payload: { campaign },
      })),
    [seen],
  )
}

const useRead = (type: WatchedType | 'all') =>
  useQuery({ ...quietly(eventsQuery(type)), enabled: false })

/** The visits including the loaded events; undefined until events have been loaded. */
export function useVisits(): { visits: Visits; reads: EventReads } | undefined {
  const store = seenEvents(useCurrentUser().id)
  const before = useStore(store)
  const { data: all, dataUpdatedAt: allAt } = useRead('all')
  const { data: replied, dataUpdatedAt: repliedAt } = useRead('replied')
  const { data: bounced, dataUpdatedAt: bouncedAt } = useRead('bounced')
  const at = Math.max(allAt, repliedAt, bouncedAt)

  const current = useMemo(() => {
    const reads = { all, replied, bounced }
    return at > 0 ? { visits: recordVisit(before, reads, at), reads } : undefined
  }, [before, all, replied, bounced, at])

  useEffect(() => {
    if (current && current.visits !== before) store.set(current.visits)
  }, [store, current, before])

  return current
}

/** Whether this user had used this device before this visit. Known before events are loaded. */
export function useIsReturning(): boolean {
  const store = seenEvents(useCurrentUser().id)
  return useState(() => recordVisit(store.get(), {}, Date.now()).lastAt !== undefined)[0]
}

export function useNewKeys(): ReadonlySet<string> {
  const visits = useVisits()?.visits
  return useMemo(
    () =>
      new Set(visits?.seen.filter((event) => isNewIn(visits, event)).map(({ key }) => key) ?? []),
    [visits],
  )
}
