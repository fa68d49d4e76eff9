import type { Campaign } from '@/entities/campaign/campaign'
import type { List } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { translate } from '@/shared/i18n/translate'
import type { Audience } from '../checks/audience/count-audience'

/** With more campaigns nothing is checked: the contacts of each list would have to be loaded. */
export const MAX_CHECKED = 10

/** The people of a launch, and how many lists of campaigns that are active already are not read. */
export type CountedAudience = Audience & { unreadActive: number }

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
    ...ifAny(
      active,
      translate(
        '{count, plural, one {# campaign is already active} other {# campaigns are already active}}',
        { count: active },
      ),
    ),
    ...ifAny(
      deleted,
      translate(
        '{count, plural, one {# campaign’s list was deleted} other {# campaigns’ lists were deleted}}',
        { count: deleted },
      ),
    ),
    ...ifAny(
      without,
      translate('{count, plural, one {# campaign has no list} other {# campaigns have no list}}', {
        count: without,
      }),
    ),
  ]
}

const ifAny = (count: number, text: string) => (count > 0 ? [text] : [])

const recipients = (count: number) =>
  translate('{count, plural, one {# recipient in total} other {# recipients in total}}', {
    count,
  })

/** Somebody may be in several lists. */
function recipientsAtMost(lists: readonly List[]): string {
  const count = lists.reduce((sum, { totalLeads }) => sum + totalLeads, 0)
  return lists.length > 1
    ? translate(
        '{count, plural, one {up to # recipient in total} other {up to # recipients in total}}',
        { count },
      )
    : recipients(count)
}

function ofAudience(audience: CountedAudience): string[] {
  const { everyone, inListTwice, inSeveral, inActive, withoutAddress, unreadActive } = audience
  return [
    recipients(everyone.length),
    ...ifAny(
      withoutAddress.length,
      translate(
        '{count, plural, one {# contact without e-mail} other {# contacts without e-mail}}',
        {
          count: withoutAddress.length,
        },
      ),
    ),
    ...ifAny(
      inListTwice.length,
      translate('{count, number} twice in a list', { count: inListTwice.length }),
    ),
    ...ifAny(
      inSeveral.length,
      translate('{count, number} in several of these campaigns', { count: inSeveral.length }),
    ),
    ...inActiveText(inActive.length, unreadActive),
  ]
}

function inActiveText(count: number, unread: number): string[] {
  if (count === 0) return unread > 0 ? [translate('active campaigns not checked')] : []
  return [
    unread > 0
      ? translate('{count, number} or more in active campaigns', { count })
      : translate('{count, number} in active campaigns', { count }),
  ]
}
