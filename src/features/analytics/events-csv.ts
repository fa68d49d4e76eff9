import { toCsv } from '@/shared/lib/csv/csv-write'
import type { AnalyticsEvent } from '@/entities/event/event'

const header = ['Event', 'Contact', 'Email', 'Campaign', 'Time']

/** Event types as named by the server; times in UTC. */
export function eventsCsv(events: readonly AnalyticsEvent[]): string {
  const rows = events.map(({ eventType, contactName, contactEmail, payload, timestamp }) => [
    eventType,
    contactName,
    contactEmail,
    payload.campaign,
    timestamp === undefined ? undefined : new Date(timestamp).toISOString(),
  ])
  return toCsv([header, ...rows])
}
