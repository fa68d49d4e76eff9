import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { persistedViews, type View } from '@/shared/lib/device/persisted-views'
import { useStore } from '@/shared/lib/state/store'
import { PanelPlace } from '@/shared/ui/panel/panel-area'
import { DraftRows, OriginalNotice } from '@/features/campaign-builder/drafts/draft-rows'
import { editedOriginal } from '@/features/campaign-builder/drafts/save-campaign'
import { CampaignFlow } from '@/features/campaign-builder/flow/campaign-flow'
import { CampaignList } from '@/features/campaigns/list/campaign-list'
import { CampaignDetails } from '@/features/campaigns/list/campaign-table'
import { DeleteCampaignDialog } from '@/features/campaigns/list/delete-campaign-dialog'
import type {
  AdjustSearchParams,
  CampaignSearchParams,
  ChangeSearchParams,
} from '@/entities/campaign/model/campaign-search-params'
import { SendingOverlay } from '@/features/campaigns/sending/sending-overlay'

type Props = {
  place: CampaignSearchParams
  onPlaceChange: ChangeSearchParams
  onAdjust: AdjustSearchParams
  /** @param view the last filters and sort order of the list */
  onLeave: (view: View) => void
}

export function CampaignsScreen(props: Props) {
  return (
    <>
      <Campaigns {...props} />
      <SendingOverlay />
    </>
  )
}

function Campaigns(props: Props) {
  const { place, onPlaceChange, onAdjust, onLeave } = props
  const views = persistedViews(useCurrentUser().id)
  const edited = useStore(editedOriginal)
  const [isDeleting, setIsDeleting] = useState(false)
  const forgetEdited = () => editedOriginal.set(undefined)
  const handleBegin = (next: CampaignSearchParams) => {
    forgetEdited()
    onPlaceChange(next)
  }

  const handleEdit = ({ id }: { id: string }, list?: string) =>
    handleBegin({ flow: 'sequence', edit: id, list })

  if (place.flow)
    return <CampaignFlow {...props} onLeave={() => onLeave(views.get()['/campaigns'] ?? {})} />
  return (
    <>
      <CampaignList
        notice={
          <>
            <DraftRows onOpen={onPlaceChange} />
            {edited && (
              <OriginalNotice
                name={edited.name}
                onDelete={() => setIsDeleting(true)}
                onKeep={forgetEdited}
              />
            )}
          </>
        }
        place={place}
        onAdjust={onAdjust}
        onCreate={() => handleBegin({ flow: 'name' })}
        onEdit={handleEdit}
        onOpen={({ id }) =>
          onPlaceChange({ ...place, details: id }, { replace: place.details !== undefined })
        }
        panel={
          place.details !== undefined && (
            <PanelPlace>
              <CampaignDetails
                campaignId={place.details}
                onEdit={(campaign) => handleEdit(campaign)}
                onRehearse={({ id }) => onAdjust({ rehearse: id })}
                onClose={() => onPlaceChange({ ...place, details: undefined })}
              />
            </PanelPlace>
          )
        }
      />
      {edited && isDeleting && (
        <DeleteCampaignDialog
          campaign={edited}
          onDeleted={forgetEdited}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  )
}
