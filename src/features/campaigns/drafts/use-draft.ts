import { useInsertionEffect } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useStore } from '@/shared/lib/state/store'
import type { CampaignDraft, DraftState } from './campaign-draft'
import { type Drafts, draftsOfUser } from './drafts-of-user'

export const useDrafts = (): Drafts => draftsOfUser(useCurrentUser().id)

/** The current state of the draft, and the draft itself. */
export type DraftView = DraftState & { draft: CampaignDraft }

/** Takes the draft for this tab while the component is mounted. */
export function useDraft(id: string): DraftView {
  const draft = useDrafts().open(id)
  const state = useStore(draft.state)
  // Unlike other effects, it does not end while Log In hides the screens of an expired session.
  useInsertionEffect(() => draft.show(), [draft])
  return { ...state, draft }
}
