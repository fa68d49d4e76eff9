import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useStore } from '@/shared/lib/store'
import { canKeepDrafts, userDrafts } from '@/shared/lib/user-drafts'
import type { CampaignDraft, DraftState } from './campaign-draft'
import { draftOfUser } from './draft-of-user'

/** The current state of the draft, and the draft itself. */
export type DraftView = DraftState & {
  draft: CampaignDraft
  /** Whether it outlives the page. */
  isKept: boolean
}

export function useCampaignDraft(): DraftView {
  const draft = draftOfUser(useCurrentUser().id)
  const state = useStore(draft.state)
  const [canKeep] = useState(canKeepDrafts)
  const isWritten = useStore(userDrafts.changes, userDrafts.isWritten)
  return { ...state, draft, isKept: canKeep && isWritten }
}
