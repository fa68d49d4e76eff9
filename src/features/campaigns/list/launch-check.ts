import type { Campaign } from '@/entities/campaign/campaign'
import type { List } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { formatCount } from '@/shared/lib/format-count'
import type { Audience } from '../audience/count-audience'

/** With more campaigns nothing is checked: the contacts of each list would have to be loaded. */
export const MAX_CHECKED = 10

/** The people of a launch, and how many lists of campaigns that are active already are not read. */
export type CountedAudience = Audience & { unreadActive: number }

export const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`

type Options = {
  /** Undefined while they are loading. */
  lists?: readonly List[]
  /** Undefined until all contacts have loaded and are counted. */
  audience?: CountedAudience
}

/** The recipients of a launch and what prevents it, as parts of a line. */
export function launchSummary(
  campaigns: readonly Campaign[],
  { lists, audience }: Options,
): string[] {
  const states = campaigns.map(({ listId }) => listState(lists, listId))
  const active = campaigns.filter(({ status }) => status === 'active').length
  const deleted = states.filter((state) => state === 'deleted').length
  const without = states.filter((state) => state === 'none').length
  const known = new Set(states.filter((state) => typeof state === 'object'))
  return [
    ...(audience ? ofAudience(audience) : [recipientsAtMost([...known])]),
    ...ifAny(active, counted(active, 'campaign is', 'campaigns are') + ' already active'),
    ...ifAny(
      deleted,
      counted(deleted, 'campaign’s list was deleted', 'campaigns’ lists were deleted'),
    ),
    ...ifAny(without, counted(without, 'campaign has no list', 'campaigns have no list')),
  ]
}

const ifAny = (count: number, text: string) => (count > 0 ? [text] : [])

const recipients = (count: number) => counted(count, 'recipient in total', 'recipients in total')

/** Somebody may be in several lists. */
function recipientsAtMost(lists: readonly List[]): string {
  const sum = recipients(lists.reduce((sum, { totalLeads }) => sum + totalLeads, 0))
  return lists.length > 1 ? `up to ${sum}` : sum
}

function ofAudience(audience: CountedAudience): string[] {
  const { everyone, inListTwice, inSeveral, inActive, withoutAddress, unreadActive } = audience
  return [
    recipients(everyone.length),
    ...ifAny(
      withoutAddress.length,
      counted(withoutAddress.length, 'contact', 'contacts') + ' without e-mail',
    ),
    ...ifAny(inListTwice.length, `${formatCount(inListTwice.length)} twice in a list`),
    ...ifAny(inSeveral.length, `${formatCount(inSeveral.length)} in several of these campaigns`),
    ...inActiveText(inActive.length, unreadActive),
  ]
}

function inActiveText(count: number, unread: number): string[] {
  if (count > 0) return [`${formatCount(count)}${unread > 0 ? ' or more' : ''} in active campaigns`]
  return unread > 0 ? ['active campaigns not checked'] : []
}
