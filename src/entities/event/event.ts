import * as z from 'zod/mini'
import { id, instant, optionalText, text } from '@/shared/api/answer'
import { addressKey, isSameAddress } from '@/shared/lib/values/addresses'

export const eventReader = z.object({
  id: z.catch(id, ''),
  /** Server time in milliseconds since the epoch; undefined if unknown. */
  timestamp: instant,
  eventType: text,
  contactName: optionalText,
  contactEmail: optionalText,
  payload: z.catch(z.object({ campaign: optionalText }), { campaign: undefined }),
})

export type AnalyticsEvent = z.output<typeof eventReader>

/** The id; for an event without one, a combination of identifying fields. */
export const eventKey = (event: AnalyticsEvent): string =>
  event.id ||
  [event.eventType, event.timestamp, event.contactEmail, event.payload.campaign].join('|')

/** Events without a time sort last. */
const LONG_AGO = Number.MIN_SAFE_INTEGER

const timeOf = ({ timestamp }: AnalyticsEvent) => timestamp ?? LONG_AGO

export const newestFirst = (events: readonly AnalyticsEvent[]): AnalyticsEvent[] =>
  events.toSorted((a, b) => timeOf(b) - timeOf(a))

/** Merges separate reads without duplicates, newest first. */
export const mergeEvents = (reads: readonly (readonly AnalyticsEvent[])[]): AnalyticsEvent[] =>
  newestFirst([...new Map(reads.flat().map((event) => [eventKey(event), event])).values()])

type Address = { email?: string | undefined }

export const eventsOfPerson = (events: readonly AnalyticsEvent[], { email }: Address) =>
  email ? events.filter(({ contactEmail = '' }) => isSameAddress(contactEmail, email)) : []

/** Matches by name, because events carry no campaign id. */
export const eventsOfCampaign = (events: readonly AnalyticsEvent[], name: string) =>
  events.filter(({ payload }) => payload.campaign === name.trim())

/** Number of events of a type by name of their campaign; an empty name for those without one. */
export function countByCampaign(events: readonly AnalyticsEvent[], type: string) {
  const counts = new Map<string, number>()
  for (const { eventType, payload } of events) {
    const name = payload.campaign?.trim() ?? ''
    if (eventType === type) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

export const addressKeysOf = (events: readonly AnalyticsEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ contactEmail }) => (contactEmail ? [addressKey(contactEmail)] : [])))
