import { Suspense, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { Loading } from '@/shared/ui/loading'
import { CampaignFlow } from './flow/campaign-flow'
import {
  type AdjustPlace,
  type CampaignPlace,
  type ChangePlace,
  placeOf,
} from './model/campaign-place'
import { DraftChoiceDialog } from './drafts/draft-choice-dialog'
import { discardDraft } from './drafts/discard-draft'
import { useCampaignDraft } from './drafts/use-campaign-draft'
import { CampaignList } from './list/campaign-list'
import { CampaignDetails } from './list/lazy-parts'
import { SendingOverlay } from './sending/sending-overlay'
import { DeleteCampaignDialog } from './list/delete-campaign-dialog'
import { DraftNotice, OriginalNotice } from './drafts/notices'

type Props = {
  place: CampaignPlace
  onPlaceChange: ChangePlace
  onAdjust: AdjustPlace
  /** Leads from the flow to the list, filtered and sorted as it was left. */
  onLeave: () => void
}

export function CampaignsScreen(props: Props) {
  return (
    <>
      <Campaigns {...props} />
      <SendingOverlay />
    </>
  )
}

function Campaigns({ place, onPlaceChange, onAdjust, onLeave }: Props) {
  const t = useTranslation()
  const view = useCampaignDraft()
  const { draft, edited } = view
  /** Where to go once the person has decided about the draft. */
  const [waiting, setWaiting] = useState<CampaignPlace>()
  const [isDeleting, setIsDeleting] = useState(false)
  const unsaved = view.isUnsaved ? view.form : undefined
  const isSaving = view.sent !== undefined

  const handleBegin = (next: CampaignPlace) => {
    draft.forgetEdited()
    if (unsaved) return setWaiting(next)
    draft.drop()
    onPlaceChange(next)
  }
  const handleRestore = () => {
    setWaiting(undefined)
    if (unsaved) onPlaceChange(placeOf(unsaved))
  }
  const handleDiscard = () => {
    setWaiting(undefined)
    discardDraft(draft)
    if (waiting) onPlaceChange(waiting)
  }

  if (place.flow) {
    return (
      <CampaignFlow
        place={{ ...place, flow: place.flow }}
        view={view}
        onPlaceChange={onPlaceChange}
        onAdjust={onAdjust}
        onLeave={onLeave}
      />
    )
  }
  return (
    <>
      <CampaignList
        notice={
          <>
            {unsaved && (
              <DraftNotice
                name={unsaved.name}
                isSaving={isSaving}
                onContinue={handleRestore}
                onDiscard={() => discardDraft(draft)}
              />
            )}
            {edited && (
              <OriginalNotice
                name={edited.name}
                onDelete={() => setIsDeleting(true)}
                onKeep={draft.forgetEdited}
              />
            )}
          </>
        }
        place={place}
        onAdjust={onAdjust}
        onCreate={() => handleBegin({ flow: 'name' })}
        onEdit={(edit) => handleBegin({ flow: 'sequence', edit })}
        onOpen={(details) => onPlaceChange({ ...place, details })}
      />
      {waiting && unsaved && (
        <DraftChoiceDialog
          name={unsaved.name}
          isSaving={isSaving}
          onContinue={handleRestore}
          onDiscard={handleDiscard}
          onClose={() => setWaiting(undefined)}
        />
      )}
      {edited && isDeleting && (
        <DeleteCampaignDialog
          campaign={edited}
          onDeleted={draft.forgetEdited}
          onClose={() => setIsDeleting(false)}
        />
      )}
      {place.details !== undefined && (
        <Suspense fallback={<Loading label={t('Opening the campaign...')} />}>
          <CampaignDetails
            campaignId={place.details}
            onClose={() => onPlaceChange({ ...place, details: undefined })}
          />
        </Suspense>
      )}
    </>
  )
}
