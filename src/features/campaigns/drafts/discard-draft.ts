import { translate } from '@/shared/i18n/translate'
import { notify } from '@/shared/ui/notifications/toaster'
import { campaignMessages } from '../model/messages'
import type { CampaignDraft, Discarded } from './campaign-draft'

/** Discards the draft and offers Undo. */
export function discardDraft(draft: CampaignDraft): void {
  const discarded = draft.discard()
  if (discarded) offerUndo(draft, discarded)
}

export const undoAction = (draft: CampaignDraft, discarded: Discarded) => ({
  label: translate('Undo'),
  onClick: () => undo(draft, discarded),
})

function offerUndo(draft: CampaignDraft, discarded: Discarded) {
  notify.info(campaignMessages.discarded(discarded.form.name), {
    action: undoAction(draft, discarded),
  })
}

/** A newer draft is replaced only when the person agrees, and can then be restored in turn. */
function undo(draft: CampaignDraft, discarded: Discarded) {
  if (draft.restore(discarded)) return
  const { form, sent } = draft.state.get()
  const takeInstead = () => {
    const newer = draft.discard()
    undo(draft, discarded)
    if (newer) offerUndo(draft, newer)
  }
  notify.warning(campaignMessages.newerDraft(discarded.form.name, form?.name ?? ''), {
    // If saving failed, the draft would be out of reach.
    action: sent ? undefined : { label: translate('Take it instead'), onClick: takeInstead },
  })
}
