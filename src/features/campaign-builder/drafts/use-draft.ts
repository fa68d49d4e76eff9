import { useInsertionEffect } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { useCreateCampaign } from '@/entities/campaign/campaign-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import type { Wire } from '@/shared/api/contract'
import { useStore } from '@/shared/lib/state/store'
import { visibleText } from '@/shared/lib/values/visible-text'
import { keepWrittenFor } from '@/entities/campaign/checks/written-for'
import { type CampaignForm, toCreateRequest } from '@/entities/campaign/model/campaign-form'
import { repairTokens } from '@/entities/campaign/tokens/token-text'
import type { CampaignDraft } from './campaign-draft'
import type { DraftState } from './draft-transition'
import { type Drafts, draftsOfUser, editedOriginal } from './drafts-of-user'

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

type Sending = {
  draftId: string
  name: string
  listId: string | undefined
  toRequest: () => Promise<Wire<'NewCampaign'>>
  form: CampaignForm
  /** Receives the answer even if another screen is open. */
  draft: CampaignDraft
}

/** Save Campaign. `isSaving` is shared by all components. */
export function useSaveCampaign(draft: CampaignDraft) {
  const { mutate, isPending } = useCreateCampaign<Sending>({
    isSame: ({ form }, last) => JSON.stringify(form) === JSON.stringify(last.form),
    onSuccess: ({ draft, form }) => {
      keepWrittenFor(form.steps)
      editedOriginal.set(draft.saved(form)?.original)
    },
    onError: (error, { draft, form }) => draft.failed(form, error),
  })

  const save = (original: Campaign | undefined) => {
    // `draft.send` marks the draft as sent, and `mutate` would ignore a second call.
    if (isPending) return
    const form = draft.send(original)
    if (!form) return
    const toRequest = async () => {
      const { sendableHtml } = await import('@/entities/campaign/mail/clean-html')
      return toCreateRequest(form, { subject: repairTokens, body: sendableHtml })
    }
    const { listId } = form
    mutate({ draftId: draft.id, name: visibleText(form.name), listId, toRequest, form, draft })
  }
  return { save, isSaving: isPending }
}
