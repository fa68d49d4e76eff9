import { type Campaign, partSent, type SentCounts } from '@/entities/campaign/campaign'

const DAY_MS = 24 * 60 * 60_000
const OLD_MS = 3 * DAY_MS

/** Returns drafts created more than three days ago; those of unknown age are not old. */
export const oldDrafts = <One extends Pick<Campaign, 'status' | 'createdAt'>>(
  campaigns: readonly One[],
  now: number,
): One[] =>
  campaigns.filter(
    ({ status, createdAt = Infinity }) => status === 'draft' && now - createdAt > OLD_MS,
  )

/**
 * Returns campaigns that were sent to all of their leads, unless a later step cannot be due yet.
 * The day of the launch is not known, but it was not before that of the creation.
 */
export const finished = <
  One extends SentCounts & {
    createdAt?: number | undefined
    steps: readonly { delay: number }[]
  },
>(
  campaigns: readonly One[],
  now: number,
): One[] =>
  campaigns.filter((campaign) => {
    const { createdAt = 0, steps } = campaign
    const days = steps.slice(1).reduce((sum, { delay }) => sum + delay, 0)
    return partSent(campaign) === 1 && createdAt + days * DAY_MS <= now
  })
