import { Button, Flex, Stack } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'
import { notify } from '@/shared/ui/notifications/toaster'
import type { CampaignDraft } from '../drafts/campaign-draft'
import { fromCampaign } from '../model/campaign-form'
import { campaignMessages } from '../model/messages'
type Props = { campaignId: string; draft: CampaignDraft; onLeave: () => void }

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

/** Milliseconds. A link to the editor opens the screen too, which has just loaded the campaigns. */
const JUST_READ = 3_000

type OpenOriginalProps = {
  campaignId: string
  onFound: (campaign: Campaign) => void
  /** The campaigns were loaded, and it is not among them. */
  onMissing: () => void
  onClose: () => void
}

/** Loads the campaigns again before one is edited: it may have been deleted elsewhere. */
function OpenOriginal({ campaignId, onFound, onMissing, onClose }: OpenOriginalProps) {
  const t = useTranslation()
  const client = useQueryClient()
  const [error, setError] = useState<Error>()
  const find = (campaigns: readonly Campaign[] | undefined) =>
    campaigns?.find(({ id }) => id === campaignId)

  const handleRead = useEffectEvent((campaigns: readonly Campaign[]) => {
    const campaign = find(campaigns)
    if (campaign) onFound(campaign)
    else onMissing()
  })
  const handleFailure = useEffectEvent((error: Error) => {
    // Data loaded before this time may still contain it.
    const campaign = find(client.getQueryData(campaignsQuery.queryKey))
    if (campaign) onFound(campaign)
    else setError(error)
  })

  useEffect(() => {
    if (error) return undefined
    let isCurrent = true
    client.fetchQuery({ ...campaignsQuery, staleTime: JUST_READ }).then(
      (campaigns) => isCurrent && handleRead(campaigns),
      (error: Error) => isCurrent && handleFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [client, error])

  if (!error) return <Loading label={t('Opening the campaign...')} />
  return (
    <Stack gap="4">
      <ErrorPanel
        title={t('The campaign could not be opened')}
        message={reasonOf(error)}
        onRetry={() => setError(undefined)}
      />
      <Flex>
        <Button variant="outline" onClick={onClose}>
          {t('Back to the campaigns')}
        </Button>
      </Flex>
    </Stack>
  )
}
