import { useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { UseList } from '@/entities/campaign/checks/audience/audience-dialog'
import { RehearsalDialog, useRehearsal } from '@/entities/campaign/rehearse/use-rehearsal'
import { useTranslation } from '@/shared/i18n/translate'
import { useSendingCalls } from '../app-sending'
import { requestLaunch } from './launch-texts'

type Props = { campaigns: readonly Campaign[]; onUseList: UseList }

/** The rehearsal of the campaigns that the address names. Its Launch is the one of the selection. */
export function Rehearsed({ campaigns, onUseList }: Props) {
  const t = useTranslation()
  const { ids, close } = useRehearsal()
  const server = useSendingCalls()
  const selected = useMemo(() => {
    const named = ids?.split(',') ?? []
    return campaigns.filter(({ id }) => named.includes(id))
  }, [campaigns, ids])
  if (ids === undefined) return null
  return (
    <RehearsalDialog
      selected={selected}
      onUseList={onUseList}
      onLaunch={(check) => {
        close()
        requestLaunch(selected, check, server, t)
      }}
      onClose={close}
    />
  )
}
