import { useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { translate } from '@/shared/i18n/translate'
import { areLaunchesHeld } from '@/shared/lib/held-launches'
import { useStore } from '@/shared/lib/store'
import type { LaunchAudit } from './launch-audit'
import { launchSummary } from './launch-check'
import { useLaunchAudit } from './use-launch-audit'

export type StartCheck = {
  /** The recipients and findings of Start, or why it cannot start. */
  text: string
  /** Whom it goes to; undefined where it cannot start. */
  summary?: string
  canStart: boolean
}

type Knowledge = {
  lists?: readonly List[]
  contacts: ReadonlyMap<string, readonly Contact[]>
  audit: LaunchAudit
  /** The number of lists whose contacts could not be read. */
  failedCount: number
  /** It counts down before it sends. */
  isHeld?: boolean
}

/** Why there is no recipient; undefined where there is one, or it is not known. */
function whyNobody({ listId }: Campaign, { lists, contacts }: Knowledge): string | undefined {
  const list = listState(lists, listId)
  if (list === 'none') return translate('No lead list is chosen: there is nobody to write to.')
  if (list === 'deleted') {
    return translate('The lead list has been deleted: there is nobody to write to.')
  }
  if (list === 'unknown') return undefined
  const known = contacts.get(list.id)
  if ((known?.length ?? list.totalLeads) === 0) return translate('The lead list has no contacts.')
  return known?.some(({ email }) => email) === false
    ? translate('No contact of the list has an e-mail address.')
    : undefined
}

export function startCheck(campaign: Campaign, knowledge: Knowledge): StartCheck {
  const reason = whyNobody(campaign, knowledge)
  if (reason) return { text: reason, canStart: false }
  const { lists, audit, failedCount } = knowledge
  if (!lists) return { text: translate('The contacts are still loading.'), canStart: true }
  const found = audit.findings.length
  const parts = [
    ...launchSummary([campaign], { lists, audience: audit.audience }),
    ...(failedCount > 0 ? [translate('the contacts could not be read')] : []),
    ...(found > 0
      ? [
          translate('{count, plural, one {# thing to check} other {# things to check}}', {
            count: found,
          }),
        ]
      : []),
  ]
  const summary = parts.join(' · ')
  const text = knowledge.isHeld
    ? translate('Counts down, then sends: {summary}', { summary })
    : translate('Sends at once: {summary}', { summary })
  return { text, summary, canStart: true }
}

const none: readonly Campaign[] = []

export function useStartCheck(campaign: Campaign): StartCheck {
  const checked = useMemo(() => (campaign.status === 'draft' ? [campaign] : none), [campaign])
  const isHeld = useStore(areLaunchesHeld)
  return startCheck(campaign, { ...useLaunchAudit(checked), isHeld })
}
