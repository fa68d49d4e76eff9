import { useInsertionEffect } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useStore } from '@/shared/lib/state/store'
import type { CampaignDraft, DraftState } from './campaign-draft'
import { type Drafts, draftsOfUser } from './drafts-of-user'

export const useDrafts = (): Drafts => draftsOfUser(useCurrentUser().id)

export type DraftView = DraftState & { draft: CampaignDraft }

/** Acquires the draft for this tab while mounted. */
export function useDraft(id: string): DraftView {
  const draft = useDrafts().open(id)
  const state = useStore(draft.state)
  // Other effects are torn down while Log In hides the screens of an expired session; this one is
  // not.
  useInsertionEffect(() => draft.show(), [draft])
  return { ...state, draft }
}
