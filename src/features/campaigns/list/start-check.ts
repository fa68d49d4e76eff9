import { useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import type { LaunchAudit } from './launch-audit'
import { counted, launchSummary } from './launch-check'
import { useLaunchAudit } from './use-launch-audit'

export type StartCheck = {
  /** The recipients and findings of Start, or why it cannot start. */
  text: string
  canStart: boolean
}

type Knowledge = {
  lists?: readonly List[]
  contacts: ReadonlyMap<string, readonly Contact[]>
  audit?: LaunchAudit
  /** The number of lists whose contacts could not be read. */
  failedCount: number
}

/** Why there is no recipient; undefined where there is one, or it is not known. */
function whyNobody({ listId }: Campaign, { lists, contacts }: Knowledge): string | undefined {
  const list = listState(lists, listId)
  if (list === 'none') return 'No lead list is chosen: there is nobody to write to.'
  if (list === 'deleted') return 'The lead list has been deleted: there is nobody to write to.'
  if (list === 'unknown') return undefined
  const known = contacts.get(list.id)
  if ((known?.length ?? list.totalLeads) === 0) return 'The lead list has no contacts.'
  return known?.some(({ email }) => email) === false
    ? 'No contact of the list has an e-mail address.'
    : undefined
}

export function startCheck(campaign: Campaign, knowledge: Knowledge): StartCheck {
  const reason = whyNobody(campaign, knowledge)
  if (reason) return { text: reason, canStart: false }
  const { lists, audit, failedCount } = knowledge
  if (!lists) return { text: 'The contacts are still loading.', canStart: true }
  const found = audit?.findings.length ?? 0
  const parts = [
    ...launchSummary([campaign], { lists, audience: audit?.audience }),
    ...(failedCount > 0 ? ['the contacts could not be read'] : []),
    ...(found > 0 ? [counted(found, 'thing to check', 'things to check')] : []),
  ]
  return { text: `Sends at once: ${parts.join(' · ')}`, canStart: true }
}

const none: readonly Campaign[] = []

export function useStartCheck(campaign: Campaign): StartCheck {
  const checked = useMemo(() => (campaign.status === 'draft' ? [campaign] : none), [campaign])
  return startCheck(campaign, useLaunchAudit(checked))
}
