import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { isSameAddress } from '@/shared/lib/values/addresses'
import type { Campaign } from './campaign'
import { campaignsQuery } from './campaign-queries'

/** Addresses that the user sends from, chosen once. */
export const ownSenders = persisted({
  name: 'own-senders',
  scope: 'user',
  schema: z.array(z.string()),
  fallback: [],
  atLogOut: 'stays',
})

export const hasSender = ({ steps }: Pick<Campaign, 'steps'>, senders: readonly string[]) =>
  steps.some((step) => senders.some((sender) => isSameAddress(step.sender, sender)))

export const useOwnSenders = () => useStore(ownSenders(useCurrentUser().id))

/** Of the campaign of an event; undefined for all, 'unknown' until the campaigns have been read. */
export type IsMine = ((campaign: string | undefined) => boolean) | 'unknown' | undefined

/**
 * Whether a campaign of a name has one of the user's senders. Events carry no sender, only the name
 * of their campaign.
 */
export function useIsMine(isOn: boolean): IsMine {
  const senders = useOwnSenders()
  const { data: campaigns } = useQuery({ ...campaignsQuery, enabled: isOn })
  if (!isOn) return undefined
  if (!campaigns) return 'unknown'
  const names = new Set(
    campaigns.filter((one) => hasSender(one, senders)).map(({ name }) => name.trim()),
  )
  return (campaign) => names.has(campaign?.trim() ?? '')
}
