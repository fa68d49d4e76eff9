import type { Campaign } from '@/entities/campaign/campaign'
import { useCreateCampaign } from '@/entities/campaign/campaign-queries'
import type { Wire } from '@/shared/api/contract'
import { visibleText } from '@/shared/lib/values/visible-text'
import { keepWrittenFor } from '../checks/written-for'
import { type CampaignForm, toCreateRequest } from '../model/campaign-form'
import { repairTokens } from '../tokens/token-text'
import type { CampaignDraft } from './campaign-draft'
import { editedOriginal } from './drafts-of-user'

type Sending = {
  name: string
  toRequest: () => Promise<Wire<'NewCampaign'>>
  form: CampaignForm
  /** Receives the answer, whichever screen is open by then. */
  draft: CampaignDraft
}

/** Save Campaign. `isSaving` is true in every component while the call runs. */
export function useSaveCampaign(draft: CampaignDraft) {
  const { mutate, isPending } = useCreateCampaign<Sending>({
    onSuccess: ({ draft, form }) => {
      keepWrittenFor(form.steps)
      editedOriginal.set(draft.saved(form)?.original)
    },
    onError: (error, { draft, form }) => draft.failed(form, error),
  })

  const save = (original: Campaign | undefined) => {
    // `draft.send` marks the draft as sent, and a `mutate` that does nothing would leave it so.
    if (isPending) return
    const form = draft.send(original)
    if (!form) return
    const toRequest = async () => {
      const { sendableHtml } = await import('../mail/clean-html')
      return toCreateRequest(form, { subject: repairTokens, body: sendableHtml })
    }
    mutate({ name: visibleText(form.name), toRequest, form, draft })
  }
  return { save, isSaving: isPending }
}
