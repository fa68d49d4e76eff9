import { useEffect } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { notify } from '@/shared/ui/notifications/toaster'
import { fromCampaign } from '../model/campaign-form'
import { type ChangePlace, placeOf } from '../model/campaign-place'
import { DraftChoiceDialog } from '../drafts/draft-choice-dialog'
import { discardDraft, undoAction } from '../drafts/discard-draft'
import type { DraftView } from '../drafts/use-campaign-draft'
import { campaignMessages } from '../model/messages'
import { preloadOriginalSteps } from './late-builder'
import { OpenOriginal } from './open-original'

type Props = {
  campaignId: string
  view: DraftView
  onPlaceChange: ChangePlace
  onLeave: () => void
}

/** Shown before the builder opens a campaign for editing. */
export function EditEntry({ campaignId, view, onPlaceChange, onLeave }: Props) {
  const { draft, isUnsaved, form, sent, discarded } = view
  useEffect(preloadOriginalSteps, [])

  const handleFound = (campaign: Campaign) => {
    draft.open(fromCampaign(campaign))
    // Only one toast shows at a time, and this one replaces the toast that offered Undo.
    notify.info(campaignMessages.editMode(campaign.name, discarded?.form.name), {
      action: discarded && undoAction(draft, discarded),
    })
  }
  const handleMissing = () => {
    notify.error(campaignMessages.notFound)
    onLeave()
  }

  if (form && isUnsaved) {
    return (
      <DraftChoiceDialog
        name={form.name}
        isSaving={sent !== undefined}
        onContinue={() => onPlaceChange(placeOf(form), { replace: true })}
        onDiscard={() => discardDraft(draft)}
        onClose={onLeave}
      />
    )
  }
  return (
    <OpenOriginal
      key={campaignId}
      campaignId={campaignId}
      onFound={handleFound}
      onMissing={handleMissing}
      onClose={onLeave}
    />
  )
}
