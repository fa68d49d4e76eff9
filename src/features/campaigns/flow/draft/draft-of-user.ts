import { createSessionStore } from '@/shared/lib/store'
import { registerUnsavedWork } from '@/shared/lib/unsaved-work'
import { draftKey, userDrafts } from '@/shared/lib/user-drafts'
import { type CampaignDraft, createCampaignDraft } from './campaign-draft'
import { draftInMemory } from './unsaved-draft'

type Opened = { userId: string; draft: CampaignDraft; close: () => void }

/** Of the person signed in. */
const opened = createSessionStore<Opened | undefined>(undefined)

let last: Opened | undefined
opened.subscribe(() => {
  last?.close()
  last = opened.get()
})

/** The draft of a campaign, the same for as long as the person is signed in. */
export function draftOfUser(userId: string): CampaignDraft {
  const known = opened.get()
  if (known?.userId === userId) return known.draft

  const draft = createCampaignDraft(userDrafts, draftKey(userId, 'campaign'))
  const takeOut = registerUnsavedWork(() =>
    draft.state.get().form ? draftInMemory(draft) : undefined,
  )
  // The last moments in which a page that is closed or put aside may still write.
  const keep = () => {
    draft.commit()
    userDrafts.write()
  }
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keep)
  const close = () => {
    removeEventListener('pagehide', keep)
    document.removeEventListener('visibilitychange', keep)
    takeOut()
    draft.close()
  }
  opened.set({ userId, draft, close })
  return draft
}
