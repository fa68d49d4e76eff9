import * as z from 'zod/mini'
import type { Campaign } from '@/entities/campaign/campaign'
import { useCurrentUser } from '@/entities/session/session-context'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'

/** Ids of the last run that paused campaigns, so that they can be resumed after a reload too. */
export const pausedLast = persisted({
  name: 'paused-last',
  scope: 'user',
  schema: z.array(z.string()),
  fallback: [],
  atLogOut: 'stays',
})

export function useResumable(campaigns: readonly Campaign[]): Campaign[] {
  const ids = new Set(useStore(pausedLast(useCurrentUser().id)))
  return campaigns.filter(({ id, status }) => status === 'paused' && ids.has(id))
}
