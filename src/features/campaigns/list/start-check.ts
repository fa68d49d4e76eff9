import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '@/entities/campaign/campaign'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { useContactsOfLists } from '../preflight/use-contacts-of-lists'
import { type LaunchData, launchFindings, launchSummary } from './launch-check'

export type StartCheck = {
  /** The recipients and findings of Start, or why it cannot start. */
  text: string
  canStart: boolean
}

/** Why there is no recipient; undefined where there is one, or it is not known. */
function whyNobody({ listId }: Campaign, { lists, contacts }: LaunchData): string | undefined {
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

export function startCheck(campaign: Campaign, knowledge: LaunchData): StartCheck {
  const reason = whyNobody(campaign, knowledge)
  if (reason) return { text: reason, canStart: false }
  if (!knowledge.lists) return { text: 'The contacts are still loading.', canStart: true }
  const { length } = launchFindings([campaign], knowledge)
  const found = length === 1 ? '1 thing to check' : `${length} things to check`
  const parts = [...launchSummary([campaign], knowledge), ...(length > 0 ? [found] : [])]
  return { text: `Sends at once: ${parts.join(' · ')}`, canStart: true }
}

export function useStartCheck(campaign: Campaign): StartCheck {
  const lists = useQuery(listsQuery).data
  const senders = useQuery(sendersQuery).data
  const list = listState(lists, campaign.listId)
  const contacts = useContactsOfLists(
    campaign.status === 'draft' && typeof list === 'object' ? [list.id] : [],
  )
  return startCheck(campaign, { lists, senders, contacts })
}
