import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useStore } from '@/shared/lib/store'
import { canKeepDrafts, draftKey, userDrafts } from '@/shared/lib/user-drafts'
import type { CampaignDraft, DraftState } from './campaign-draft'
import { draftOfUser } from './draft-of-user'

/** The current state of the draft, and the draft itself. */
export type DraftView = DraftState & {
  draft: CampaignDraft
  /** Whether it outlives the page. */
  isKept: boolean
  /** When it was last written to the device; undefined before the first change since the page loaded. */
  keptAt: number | undefined
}

export function useCampaignDraft(): DraftView {
  const { id } = useCurrentUser()
  const draft = draftOfUser(id)
  const state = useStore(draft.state)
  const [canKeep] = useState(canKeepDrafts)
  const isWritten = useStore(userDrafts.changes, userDrafts.isWritten)
  const keptAt = useStore(userDrafts.changes, () => userDrafts.writtenAt(draftKey(id, 'campaign')))
  return { ...state, draft, isKept: canKeep && isWritten, keptAt }
}
