import { Button, Stack } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'
import { notify } from '@/shared/ui/notifications/toaster'
import type { CampaignDraft } from '../drafts/campaign-draft'
import { fromCampaign } from '../model/campaign-form'
import { campaignMessages } from '../model/messages'

/** Milliseconds. A link to the editor opens the screen too, which has just loaded the campaigns. */
const JUST_READ = 3_000

type Props = { campaignId: string; draft: CampaignDraft; onLeave: () => void }

/** Loads the campaigns again before one is edited: it may have been deleted elsewhere. */
export function EditEntry({ campaignId, draft, onLeave }: Props) {
  const t = useTranslation()
  const client = useQueryClient()
  const [error, setError] = useState<Error>()

  /** @param failure why the campaigns are those that were loaded before */
  const handleRead = useEffectEvent((failure?: Error) => {
    const campaigns = client.getQueryData(campaignsQuery.queryKey)
    const campaign = campaigns?.find(({ id }) => id === campaignId)
    if (campaign) {
      draft.open(fromCampaign(campaign))
      notify.info(campaignMessages.editMode(campaign.name))
    } else if (failure) setError(failure)
    else {
      notify.error(campaignMessages.notFound)
      onLeave()
    }
  })
  useEffect(() => {
    if (error) return undefined
    let isCurrent = true
    client.fetchQuery({ ...campaignsQuery, staleTime: JUST_READ }).then(
      () => isCurrent && handleRead(),
      (failure: Error) => isCurrent && handleRead(failure),
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
      <Button variant="outline" alignSelf="flex-start" onClick={onLeave}>
        {t('Back to the campaigns')}
      </Button>
    </Stack>
  )
}
