import { hashKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { type NewCampaign, useCreateCampaign } from '@/entities/campaign/campaign-queries'
import { keepWrittenFor } from '@/entities/campaign/checks/written-for'
import { type CampaignForm, toCreateRequest } from '@/entities/campaign/model/campaign-form'
import { campaignMessages } from '@/entities/campaign/model/messages'
import { repairSubject } from '@/entities/campaign/tokens/tokens'
import { createSessionStore } from '@/shared/lib/state/store'
import { visibleText } from '@/shared/lib/values/visible-text'
import { notify } from '@/shared/ui/notifications/toaster'
import type { CampaignDraft } from './campaign-draft'

/** The original of the last edited campaign, until the user deletes or keeps it. */
export const editedOriginal = createSessionStore<Campaign | undefined>(undefined)

type Sending = NewCampaign & {
  form: CampaignForm
  /** The campaign that the form was made from. */
  original?: Campaign | undefined
  /** Receives the answer even if another screen is open. */
  draft: CampaignDraft
}

function sendingOf(draft: CampaignDraft, form: CampaignForm, original?: Campaign): Sending {
  const toRequest = async () => {
    const { sendableHtml } = await import('@/entities/campaign/mail/clean-html')
    return toCreateRequest(form, { subject: repairSubject, body: sendableHtml })
  }
  const { name, listId, steps } = form
  const body = steps[0]?.content ?? ''
  const draftId = draft.id
  return { draftId, name: visibleText(name), listId, body, toRequest, form, original, draft }
}

/** Save Campaign. `isSaving` is shared by all components. */
export function useSaveCampaign(draft: CampaignDraft, isOpen: boolean) {
  const { mutate, isPending, lookBack } = useCreateCampaign<Sending>({
    intent: ({ form }) => hashKey([form]),
    onSuccess: ({ draft, form, original }) => {
      keepWrittenFor(form.steps)
      draft.saved(form)
      editedOriginal.set(original)
    },
    onError: (error, { draft, form }) => draft.failed(form, error),
  })

  const save = (original: Campaign | undefined) => {
    // `draft.send` marks the draft as sent, and `mutate` would ignore a second call.
    if (isPending) return
    const form = draft.send()
    if (form) mutate(sendingOf(draft, form, original))
  }

  /** Drops the draft if an earlier page saved it without learning of it. */
  const dropIfSaved = useEffectEvent(async () => {
    const { form } = draft.state.get()
    if (!form || isPending) return
    if (!(await lookBack(sendingOf(draft, form)))) return
    notify.success(campaignMessages.savedEarlier(visibleText(form.name)))
    draft.saved(form)
  })
  useEffect(() => {
    if (isOpen) void dropIfSaved()
  }, [isOpen])
  return { save, isSaving: isPending }
}
