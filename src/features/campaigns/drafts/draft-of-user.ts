import { createSessionStore } from '@/shared/lib/store'
import { registerUnsavedWork } from '@/shared/lib/unsaved-work'
import { draftKey, userDrafts } from '@/shared/lib/user-drafts'
import { type CampaignDraft, createCampaignDraft } from './campaign-draft'
import { draftInMemory } from './unsaved-draft'

type Opened = { userId: string; draft: CampaignDraft; close: () => void }

/** The draft of the signed-in user. */
const opened = createSessionStore<Opened | undefined>(undefined)

let last: Opened | undefined
opened.subscribe(() => {
  last?.close()
  last = opened.get()
})

/** Returns the campaign draft, the same one for as long as the user is signed in. */
export function draftOfUser(userId: string): CampaignDraft {
  const known = opened.get()
  if (known?.userId === userId) return known.draft

  const draft = createCampaignDraft(userDrafts, draftKey(userId, 'campaign'))
  const takeOut = registerUnsavedWork(() =>
    draft.state.get().form ? draftInMemory(draft) : undefined,
  )
  // The last events in which a page that is closed or hidden can still write.
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
