import type { Campaign } from '@/entities/campaign/campaign'

const OLD_MS = 3 * 24 * 60 * 60_000

/** Returns drafts created more than three days ago; those of unknown age are not old. */
export const oldDrafts = <One extends Pick<Campaign, 'status' | 'createdAt'>>(
  campaigns: readonly One[],
  now: number,
): One[] =>
  campaigns.filter(
    ({ status, createdAt = Infinity }) =>
      status.toLowerCase() === 'draft' && now - createdAt > OLD_MS,
  )

/** Returns campaigns that were sent to all of their leads. */
export const finished = <One extends Pick<Campaign, 'sentEmails' | 'totalLeads'>>(
  campaigns: readonly One[],
): One[] =>
  campaigns.filter(({ sentEmails, totalLeads }) => totalLeads > 0 && sentEmails >= totalLeads)
