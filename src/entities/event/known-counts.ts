import { useMemo } from 'react'
import { formatCount } from '@/shared/i18n/format-count'
import { translate } from '@/shared/i18n/translate'
import { countByCampaign, mergeEvents } from './event'
import type { EventType } from './event-type'
import { type EventReads, isCut, useVisits, type Visits } from './seen-events'

/** Number of events that are known; there may be more, unless the server has returned all. */
export type KnownCount = { count: number; isAtLeast: boolean }

/** "–" if none is known but there may be some. */
export function countInWords({ count, isAtLeast }: KnownCount): string {
  if (!isAtLeast) return formatCount(count)
  return count === 0 ? '–' : translate('at least {text}', { text: formatCount(count) })
}

/** Reason for "–"; empty for other counts. */
export const whyNone = ({ count, isAtLeast }: KnownCount): string =>
  isAtLeast && count === 0
    ? translate('None among the latest 50 of all campaigns; older ones cannot be read.')
    : ''

/** Of a type and the name of a campaign; undefined if nothing was read or seen. */
export type KnownCounts = (type: EventType, campaign: string) => KnownCount | undefined

/** Includes replies and bounces that this device has seen, so these never become fewer. */
export function knownCounts({ seen }: Visits, reads: EventReads): KnownCounts {
  const seenCounts = new Map<string, number>()
  for (const { type, campaign = '' } of seen) {
    const key = `${type} ${campaign.trim()}`
    seenCounts.set(key, (seenCounts.get(key) ?? 0) + 1)
  }
  const partOf = (type: EventType) => {
    const read = [reads[type], reads.all].filter((one) => one !== undefined)
    return {
      counts: countByCampaign(mergeEvents(read), type),
      isRead: read.length > 0,
      isAtLeast: read.every(isCut),
    }
  }
  const parts = new Map<EventType, ReturnType<typeof partOf>>()
  return (type, campaign) => {
    const part = parts.get(type) ?? partOf(type)
    parts.set(type, part)
    const name = campaign.trim()
    const remembered = seenCounts.get(`${type} ${name}`) ?? 0
    if (!part.isRead && remembered === 0) return undefined
    const count = Math.max(remembered, part.counts.get(name) ?? 0)
    return { count, isAtLeast: part.isAtLeast }
  }
}

/** Of the events that were read before, and those that this device has seen. Reads none. */
export function useKnownCounts(): KnownCounts {
  const { visits, reads } = useVisits()
  return useMemo(() => knownCounts(visits, reads), [visits, reads])
}
