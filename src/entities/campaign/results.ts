import { eventsQuery, useKnownEvents } from '@/entities/event/event-queries'
import { useKnownCounts } from '@/entities/event/known-counts'
import { msg, translate } from '@/shared/i18n/translate'
import type { Campaign } from './campaign'

type Named = Pick<Campaign, 'name'>

/**
 * Number of other campaigns of the same name. Events carry the name of their campaign only, so
 * these campaigns share them.
 */
export function countNamesakes(campaigns: readonly Named[]): (campaign: Named) => number {
  const counts = new Map<string, number>()
  for (const { name } of campaigns) counts.set(name.trim(), (counts.get(name.trim()) ?? 0) + 1)
  return ({ name }) => (counts.get(name.trim()) ?? 1) - 1
}

/** Empty for a name that only one campaign has. */
export const togetherText = ({ name }: Named, others: number): string =>
  others === 0
    ? ''
    : translate(
        '{others, plural, one {together with the other “{name}”} other {together with # others named “{name}”}}',
        { others, name: name.trim() },
      )

export const resultTypes = ['replied', 'bounced'] as const
export type ResultType = (typeof resultTypes)[number]

export const resultLabels = { replied: msg('Known replies'), bounced: msg('Known bounces') }

export const resultReads = resultTypes.map((type) => eventsQuery(type))

/** @param types are read once; must be constant */
export function useCampaignResults(types: readonly ResultType[]) {
  const { hasFailed, isPending } = useKnownEvents(types)
  const results = useKnownCounts()
  return { results, hasFailed: hasFailed && !isPending }
}
