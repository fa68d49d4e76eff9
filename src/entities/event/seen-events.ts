import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import { quietly } from '@/shared/api/query-client'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { doneMarks, useDoneMarks } from './done-marks'
import { type AnalyticsEvent, eventKey, mergeEvents } from './event'
import { eventsQuery, MAX_EVENTS } from './event-queries'
import type { EventFilter } from './event-type'

export const watchedTypes = ['replied', 'bounced'] as const
type WatchedType = (typeof watchedTypes)[number]

/** Events by query. Types that were not read separately may be included in 'all'. */
export type EventReads = Partial<Record<EventFilter, readonly AnalyticsEvent[] | undefined>>

const seenReader = z.object({
  key: z.string(),
  type: z.enum(watchedTypes),
  /** By the server's clock, which may differ from the device's. */
  at: z.optional(z.number()),
  campaign: z.optional(z.string()),
  /** Name and address of the contact, until the event is done. */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
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

export const isCut = ({ length }: readonly unknown[]) => length >= MAX_EVENTS
const timesOf = (events: readonly AnalyticsEvent[]) =>
  events.flatMap(({ timestamp }) => timestamp ?? [])

const ofType = (reads: EventReads, type: WatchedType) =>
  mergeEvents([reads[type] ?? [], reads.all ?? []]).filter(({ eventType }) => eventType === type)

/**
 * Adds the events of a read; a pause starts a new visit. Only events that are not done are kept with
 * their contact.
 * @returns `before` if nothing changes
 */
export function recordVisit(
  before: Visits,
  reads: EventReads,
  at: number,
  isDone: (key: string) => boolean = () => false,
): Visits {
  const isFirst = before.at === 0
  const isNext = isFirst || at - before.at > PAUSE_MS
  const visit = isNext
    ? { startedAt: at, lastAt: isFirst ? undefined : before.at, lastFrom: before.from }
    : before
  const { lastAt, startedAt, lastFrom } = visit
  const from = { ...before.from }
  const seen = new Map(before.seen.map((one) => [one.key, one]))
  for (const type of watchedTypes) {
    const read = reads[type] ?? reads.all ?? []
    if (isCut(read)) from[type] = Math.min(...timesOf(read))
    for (const event of ofType(reads, type)) {
      const { timestamp, contactName, contactEmail, payload } = event
      const key = eventKey(event)
      const isNew =
        lastAt !== undefined && (timestamp ?? -Infinity) >= (lastFrom[type] ?? -Infinity)
      seen.set(key, {
        ...(seen.get(key) ?? {
          key,
          type,
          at: timestamp,
          campaign: payload.campaign,
          newIn: isNew ? startedAt : 0,
        }),
        name: contactName,
        email: contactEmail,
      })
    }
  }
  const kept = [...seen.values()]
    .map((one) => (isDone(one.key) ? withoutContact(one) : one))
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, MAX_SEEN)
  const isSame =
    kept.length === before.seen.length &&
    kept.every(({ key }, index) => key === before.seen[index]?.key)
  if (!isNext && isSame && at <= before.at) return before
  return {
    seen: kept,
    at: Math.max(at, before.at),
    startedAt,
    lastAt,
    from,
    lastFrom,
  }
}

const withoutContact = (one: SeenEvent): SeenEvent => ({
  ...one,
  name: undefined,
  email: undefined,
})

const hasContact = ({ name, email }: SeenEvent) => name !== undefined || email !== undefined

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

const toEvent = ({ key, type, at, campaign, name, email }: SeenEvent): AnalyticsEvent => ({
  id: key,
  timestamp: at,
  eventType: type,
  contactName: name,
  contactEmail: email,
  payload: { campaign },
})

/** Includes events that are no longer among the latest of the server. */
export function useSeenEvents(): AnalyticsEvent[] {
  const { seen } = useVisits().visits
  return useMemo(() => seen.map(toEvent), [seen])
}

/** Returns seen events that are not done and no longer among the latest of the server. */
export function useOlderOpenEvents() {
  const { seen } = useVisits().visits
  const { isDone } = useDoneMarks()
  return (latest: readonly AnalyticsEvent[], type: string): AnalyticsEvent[] => {
    const keys = new Set(latest.map(eventKey))
    const isOpen = (one: SeenEvent) => hasContact(one) && !keys.has(one.key) && !isDone(one.key)
    return seen.filter((one) => one.type === type && isOpen(one)).map(toEvent)
  }
}

const useRead = (type: EventFilter) => useQuery({ ...quietly(eventsQuery(type)), enabled: false })

/** The visits including the loaded events. */
export function useVisits(): { visits: Visits; reads: EventReads; hasRead: boolean } {
  const userId = useCurrentUser().id
  const store = seenEvents(userId)
  const before = useStore(store)
  const { data: all, dataUpdatedAt: allAt } = useRead('all')
  const { data: replied, dataUpdatedAt: repliedAt } = useRead('replied')
  const { data: bounced, dataUpdatedAt: bouncedAt } = useRead('bounced')
  const { data: opened } = useRead('opened')
  const { data: clicked } = useRead('clicked')
  const at = Math.max(allAt, repliedAt, bouncedAt)

  const current = useMemo(() => {
    const reads = { all, replied, bounced, opened, clicked }
    const done = new Set(
      doneMarks(userId)
        .get()
        .map(({ key }) => key),
    )
    const visits = at > 0 ? recordVisit(before, reads, at, (key) => done.has(key)) : before
    return { visits, reads, hasRead: at > 0 }
  }, [before, all, replied, bounced, opened, clicked, at, userId])

  useEffect(() => {
    if (current.visits !== before) store.set(current.visits)
  }, [store, current, before])

  return current
}

/** Whether this user had used this device before this visit. Known before events are loaded. */
export function useIsReturning(): boolean {
  const store = seenEvents(useCurrentUser().id)
  return useState(() => recordVisit(store.get(), {}, Date.now()).lastAt !== undefined)[0]
}

export function useNewKeys(): ReadonlySet<string> {
  const { visits } = useVisits()
  return useMemo(
    () => new Set(visits.seen.filter((event) => isNewIn(visits, event)).map(({ key }) => key)),
    [visits],
  )
}
