import type { Campaign } from '@/entities/campaign/campaign'
import type { Sender } from '@/entities/campaign/sender-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import type { Translate } from '@/shared/i18n/translate'
import type { Sliced } from '@/shared/lib/slices'
import { countAudience } from '../checks/audience/count-audience'
import { reachOf } from '../checks/audience/sources'
import type { Finding } from '../checks/flight'
import { preflight } from '../checks/preflight'
import type { CountedAudience } from './launch-check'

/** The data that a launch is checked with; undefined while it is loading. */
export type LaunchData = {
  /** About to be sent. */
  selected: readonly Campaign[]
  /** All campaigns. */
  campaigns: readonly Campaign[]
  lists?: readonly List[]
  senders?: readonly Sender[]
  /** By list id, of the lists that are read. */
  contacts: ReadonlyMap<string, readonly Contact[]>
}

export type CampaignFinding = { campaign: Campaign; finding: Finding }

export type LaunchAudit = {
  findings: CampaignFinding[]
  /** Undefined until all lists of the selected campaigns are read. */
  audience?: CountedAudience
}

/** Everything worth knowing before mail is sent. */
export function* auditLaunch(data: LaunchData, t: Translate): Sliced<LaunchAudit> {
  const { selected, campaigns, lists, senders, contacts } = data
  const findings: CampaignFinding[] = []
  for (const campaign of selected) {
    const flight = {
      steps: campaign.steps,
      list: listState(lists, campaign.listId),
      contacts: contacts.get(campaign.listId ?? ''),
      senders,
    }
    const found = preflight(flight, t)
    findings.push(...found.map((finding) => ({ finding, campaign })))
    yield
  }
  if (!lists) return { findings }
  const { sources, unread, unreadActive } = reachOf({ selected, campaigns, lists, contacts })
  if (unread.length > 0) return { findings }
  const audience = yield* countAudience(sources)
  return { findings, audience: { ...audience, unreadActive: unreadActive.length } }
}
