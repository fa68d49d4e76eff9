import { Button, Flex, Stack } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'

/** Milliseconds. A link to the editor opens the screen too, which has just loaded the campaigns. */
const JUST_READ = 3_000

type Props = {
  campaignId: string
  onFound: (campaign: Campaign) => void
  /** The campaigns were loaded, and it is not among them. */
  onMissing: () => void
  onClose: () => void
}

/** Loads the campaigns again before one is edited: it may have been deleted elsewhere. */
export function OpenOriginal({ campaignId, onFound, onMissing, onClose }: Props) {
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
