import type { Campaign } from '@/entities/campaign/campaign'
import { useCreateCampaign } from '@/entities/campaign/campaign-queries'
import { keepWrittenFor } from '@/entities/campaign/checks/written-for'
import { type CampaignForm, toCreateRequest } from '@/entities/campaign/model/campaign-form'
import { repairSubject } from '@/entities/campaign/tokens/token-text'
import type { Wire } from '@/shared/api/contract'
import { createSessionStore } from '@/shared/lib/state/store'
import { visibleText } from '@/shared/lib/values/visible-text'
import type { CampaignDraft } from './campaign-draft'

/** The original of the last edited campaign, until the user deletes or keeps it. */
export const editedOriginal = createSessionStore<Campaign | undefined>(undefined)

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
    intent: ({ form }) => JSON.stringify(form),
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
      return toCreateRequest(form, { subject: repairSubject, body: sendableHtml })
    }
    const { listId } = form
    mutate({ draftId: draft.id, name: visibleText(form.name), listId, toRequest, form, draft })
  }
  return { save, isSaving: isPending }
}
