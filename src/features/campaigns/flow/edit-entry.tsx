import type { Campaign } from '@/entities/campaign/campaign'
import { notify } from '@/shared/ui/notifications/toaster'
import type { CampaignDraft } from '../drafts/campaign-draft'
import { fromCampaign } from '../model/campaign-form'
import { campaignMessages } from '../model/messages'
import { OpenOriginal } from './open-original'

type Props = { campaignId: string; draft: CampaignDraft; onLeave: () => void }

/** Shown before the builder opens a campaign for editing. */
export function EditEntry({ campaignId, draft, onLeave }: Props) {
  const handleFound = (campaign: Campaign) => {
    draft.open(fromCampaign(campaign))
    notify.info(campaignMessages.editMode(campaign.name))
  }
  const handleMissing = () => {
    notify.error(campaignMessages.notFound)
    onLeave()
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
