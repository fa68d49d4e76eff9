import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { Loading } from '@/shared/ui/loading'

/** Milliseconds: who opens a link to the editor has the campaigns read for the screen already. */
const JUST_READ = 3_000

type Props = {
  campaignId: string
  onFound: (campaign: Campaign) => void
  onMissing: () => void
}

/** Reads the campaigns anew before one is edited: it may have been deleted elsewhere. */
export function OpenOriginal({ campaignId, onFound, onMissing }: Props) {
  const client = useQueryClient()
  const handleRead = useEffectEvent((campaigns: readonly Campaign[] | undefined) => {
    const campaign = campaigns?.find(({ id }) => id === campaignId)
    if (campaign) onFound(campaign)
    else onMissing()
  })

  useEffect(() => {
    let isWanted = true
    client
      .fetchQuery({ ...campaignsQuery, staleTime: JUST_READ })
      .catch(() => client.getQueryData(campaignsQuery.queryKey))
      .then((campaigns) => isWanted && handleRead(campaigns))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [client])

  return <Loading label="Opening the campaign..." />
}
