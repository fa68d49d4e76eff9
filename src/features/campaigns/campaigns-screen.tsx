import { Suspense, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { Loading } from '@/shared/ui/loading'
import { CampaignFlow } from './campaign-flow'
import { type CampaignPlace, type ChangePlace, placeOf } from './campaign-place'
import { DraftChoiceDialog } from './draft-choice-dialog'
import { CampaignDetails } from './lazy-parts'
import { CampaignList } from './list/campaign-list'
import { DeleteCampaignDialog } from './list/delete-campaign-dialog'
import { DraftNotice, OriginalNotice } from './list/notices'
import { useCampaignDraft } from './use-campaign-draft'

type Props = { place: CampaignPlace; onPlaceChange: ChangePlace }

export function CampaignsScreen({ place, onPlaceChange }: Props) {
  const draft = useCampaignDraft({ isOpen: place.flow !== undefined })
  /** Where to, once it is decided what becomes of the draft. */
  const [waiting, setWaiting] = useState<CampaignPlace>()
  const [edited, setEdited] = useState<Campaign>()
  const [isDeleting, setIsDeleting] = useState(false)
  const unsaved = draft.isUnsaved ? draft.form : undefined

  const handleBegin = (next: CampaignPlace) => {
    setEdited(undefined)
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
    draft.drop()
    if (waiting) onPlaceChange(waiting)
  }

  if (place.flow) {
    return (
      <CampaignFlow
        place={{ ...place, flow: place.flow }}
        draft={draft}
        onPlaceChange={onPlaceChange}
        onSaved={setEdited}
      />
    )
  }
  return (
    <>
      <CampaignList
        notice={
          <>
            {unsaved && (
              <DraftNotice name={unsaved.name} onContinue={handleRestore} onDiscard={draft.drop} />
            )}
            {edited && (
              <OriginalNotice
                name={edited.name}
                onDelete={() => setIsDeleting(true)}
                onKeep={() => setEdited(undefined)}
              />
            )}
          </>
        }
        onCreate={() => handleBegin({ flow: 'name' })}
        onEdit={(edit) => handleBegin({ flow: 'sequence', edit })}
        onOpen={(details) => onPlaceChange({ details })}
      />
      {waiting && unsaved && (
        <DraftChoiceDialog
          name={unsaved.name}
          onContinue={handleRestore}
          onDiscard={handleDiscard}
          onClose={() => setWaiting(undefined)}
        />
      )}
      {edited && isDeleting && (
        <DeleteCampaignDialog
          campaign={edited}
          onDeleted={() => setEdited(undefined)}
          onClose={() => setIsDeleting(false)}
        />
      )}
      {place.details !== undefined && (
        <Suspense fallback={<Loading label="Opening the campaign..." />}>
          <CampaignDetails campaignId={place.details} onClose={() => onPlaceChange({})} />
        </Suspense>
      )}
    </>
  )
}
