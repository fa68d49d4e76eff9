import type { Campaign } from '@/entities/campaign/campaign'

const OLD_MS = 3 * 24 * 60 * 60_000

/** Drafts that were begun more than three days ago. One whose age is not known is not called old. */
export const oldDrafts = <One extends Pick<Campaign, 'status' | 'createdAt'>>(
  campaigns: readonly One[],
  now: number,
): One[] =>
  campaigns.filter(
    ({ status, createdAt = Infinity }) =>
      status.toLowerCase() === 'draft' && now - createdAt > OLD_MS,
  )

/** Campaigns whose mail has reached everybody. */
export const finished = <One extends Pick<Campaign, 'sentEmails' | 'totalLeads'>>(
  campaigns: readonly One[],
): One[] =>
  campaigns.filter(({ sentEmails, totalLeads }) => totalLeads > 0 && sentEmails >= totalLeads)
