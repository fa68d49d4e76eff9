import * as z from 'zod/mini'
import { id, instant, optionalText, text } from '@/shared/api/answer'
import { addressKey, isSameAddress } from '@/shared/lib/values/addresses'

export const eventReader = z.object({
  id: z.catch(id, ''),
  /** Milliseconds since the epoch by the server's clock; undefined when unknown. */
  timestamp: instant,
  eventType: text,
  contactName: optionalText,
  contactEmail: optionalText,
  payload: z.catch(z.object({ campaign: optionalText }), { campaign: undefined }),
})

/** What happened to a mail: sent, opened, clicked, replied or bounced. */
export type AnalyticsEvent = z.output<typeof eventReader>

/** The id, or what tells an event without one from others. */
export const eventKey = (event: AnalyticsEvent): string =>
  event.id ||
  [event.eventType, event.timestamp, event.contactEmail, event.payload.campaign].join('|')

/** Sorts events without a known time after all others. */
const LONG_AGO = Number.MIN_SAFE_INTEGER

const timeOf = ({ timestamp }: AnalyticsEvent) => timestamp ?? LONG_AGO

export const newestFirst = (events: readonly AnalyticsEvent[]): AnalyticsEvent[] =>
  events.toSorted((a, b) => timeOf(b) - timeOf(a))

/** Events that were read apart, each once, newest first. */
export const mergeEvents = (reads: readonly (readonly AnalyticsEvent[])[]): AnalyticsEvent[] =>
  newestFirst([...new Map(reads.flat().map((event) => [eventKey(event), event])).values()])

type Address = { email?: string | undefined }

/** The events of a person. Addresses tell people apart: two may have the same name. */
export const eventsOfPerson = (events: readonly AnalyticsEvent[], { email }: Address) =>
  email ? events.filter(({ contactEmail = '' }) => isSameAddress(contactEmail, email)) : []

/** Events name their campaign, and have no id of it. */
export const eventsOfCampaign = (events: readonly AnalyticsEvent[], name: string) =>
  events.filter(({ payload }) => payload.campaign === name.trim())

/** The `addressKey` of each person in these events. */
export const addressKeysOf = (events: readonly AnalyticsEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ contactEmail }) => (contactEmail ? [addressKey(contactEmail)] : [])))
