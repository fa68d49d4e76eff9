import { type Campaign, partSent, type SentCounts } from '@/entities/campaign/campaign'

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
export const finished = <One extends SentCounts>(campaigns: readonly One[]): One[] =>
  campaigns.filter((campaign) => partSent(campaign) === 1)
