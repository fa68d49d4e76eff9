import type { Campaign } from '@/entities/campaign/campaign'
import type { Sender } from '@/entities/campaign/sender-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { formatCount } from '@/shared/lib/format-count'
import type { Finding } from '../preflight/flight'
import { preflight } from '../preflight/preflight'

/** The data that a launch is checked with; undefined while it is loading. */
export type LaunchData = {
  lists?: readonly List[]
  senders?: readonly Sender[]
  contacts: ReadonlyMap<string, readonly Contact[]>
}

/** With more campaigns nothing is checked: the contacts of each list would have to be loaded. */
export const MAX_CHECKED = 10

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`

/** The recipients of a launch and what prevents it, as parts of a line. */
export function launchSummary(
  campaigns: readonly Campaign[],
  { lists, contacts }: LaunchData,
): string[] {
  const states = campaigns.map(({ listId }) => listState(lists, listId))
  const known = states.filter((state) => typeof state === 'object')
  const recipients = known.reduce((sum, { totalLeads }) => sum + totalLeads, 0)
  const unreachable = known
    .flatMap(({ id }) => contacts.get(id) ?? [])
    .filter(({ email }) => !email).length
  const active = campaigns.filter(({ status }) => status === 'active').length
  const deleted = states.filter((state) => state === 'deleted').length
  const without = states.filter((state) => state === 'none').length
  const ifAny = (count: number, text: string) => (count > 0 ? [text] : [])
  return [
    counted(recipients, 'recipient in total', 'recipients in total'),
    ...ifAny(unreachable, counted(unreachable, 'contact', 'contacts') + ' without e-mail'),
    ...ifAny(active, counted(active, 'campaign is', 'campaigns are') + ' already active'),
    ...ifAny(
      deleted,
      counted(deleted, 'campaign’s list was deleted', 'campaigns’ lists were deleted'),
    ),
    ...ifAny(without, counted(without, 'campaign has no list', 'campaigns have no list')),
  ]
}

export type CampaignFinding = { campaign: Campaign; finding: Finding }

export function launchFindings(
  campaigns: readonly Campaign[],
  { lists, senders, contacts }: LaunchData,
): CampaignFinding[] {
  return campaigns.flatMap((campaign) =>
    preflight({
      steps: campaign.steps,
      list: listState(lists, campaign.listId),
      contacts: contacts.get(campaign.listId ?? ''),
      senders,
    }).map((finding) => ({ finding, campaign })),
  )
}
