import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { useListReads } from '@/entities/lead/use-list-reads'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { lateCode } from '@/shared/lib/late-code'
import { useSlices } from '@/shared/lib/slices'
import type { LaunchAudit } from './launch-audit'
import { useCachedContacts } from '../checks/use-contacts-of-lists'

const useAuditCode = lateCode(async () => import('./launch-audit'))

const none: readonly Campaign[] = []

/**
 * Reads the contacts of the campaigns' lists, and checks what is about to be sent. The lists of campaigns
 * that are active already are not read for it: they count as far as they are known.
 * @param selected memoised
 */
export function useLaunchAudit(selected: readonly Campaign[]) {
  const t = useTranslation()
  const code = useAuditCode(selected.length > 0)
  const campaigns = useQuery(campaignsQuery).data ?? none
  const lists = useQuery(listsQuery).data
  const senders = useQuery(sendersQuery).data
  const reads = useListReads(existing(selected, new Set(lists?.map(({ id }) => id))))
  const cached = useCachedContacts()
  const contacts = useMemo(() => new Map([...cached, ...reads.contacts]), [cached, reads.contacts])
  const start = useMemo(() => {
    if (!code || selected.length === 0) return undefined
    return () => code.auditLaunch({ selected, campaigns, lists, senders, contacts }, t)
  }, [code, selected, campaigns, lists, senders, contacts, t])
  const { result, isCurrent } = useSlices(start)
  const audit = useMemo(
    (): LaunchAudit => ({
      // Shown until the next ones are there, so that an open list of findings stays open.
      findings: result?.findings.filter(({ campaign }) => selected.includes(campaign)) ?? [],
      audience: isCurrent ? result?.audience : undefined,
    }),
    [result, isCurrent, selected],
  )
  return {
    lists,
    audit,
    contacts: reads.contacts,
    failedCount: reads.failedCount,
    retry: reads.retry,
  }
}

/** Deleted lists have no contacts to load. */
function existing(campaigns: readonly Campaign[], listIds: ReadonlySet<string>): string[] {
  return campaigns.flatMap(({ listId }) => (listId && listIds.has(listId) ? [listId] : []))
}
