import type { Campaign } from '@/entities/campaign/campaign'
import type { Sender } from '@/entities/campaign/sender-queries'
import type { AnalyticsEvent } from '@/entities/event/event'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import { hasNoContacts, listState } from '@/entities/list/list-state'
import type { Translate } from '@/shared/i18n/translate'
import type { Incremental } from '@/shared/lib/state/incremental'
import type { SaidNo } from '@/entities/lead/said-no'
import {
  type Audience,
  byList,
  countAudience,
  type Overlap,
  overlapsOf,
  type Source,
  type WhoSaidNo,
  whoSaidNoIn,
} from './count-audience'
import type { Finding, PreflightInput, FlightStep } from './inspect-step'
import { preflight } from './preflight'
import { isRead, type Reading } from './reading'

export type Checked = Pick<Campaign, 'id' | 'name' | 'listId' | 'lacksSteps'> & {
  steps: readonly FlightStep[]
  attachments?: PreflightInput['attachments']
}

type CheckData = {
  checked: readonly Checked[]
  campaigns: Reading<readonly Campaign[]>
  lists: Reading<readonly List[]>
  senders: Reading<readonly Sender[]>
  /** By list id; missing lists are still being read. */
  contacts: ReadonlyMap<string, Reading<readonly Contact[]>>
  /** Whether `contacts` includes the lists of other campaigns that send or have sent. */
  areOthersRead: boolean
  saidNo: SaidNo
  /** Events that were loaded before. */
  events: readonly AnalyticsEvent[]
}

export type CheckFinding = Finding & { campaignId: string }

export type Reach =
  | 'reading'
  | 'failed'
  /** Set when no mail can reach anyone. */
  | { whyNobody?: string }

export type CheckResult = {
  findings: readonly CheckFinding[]
  /** By campaign id. */
  reach: ReadonlyMap<string, Reach>
  /** Distinct recipients of all campaigns. `inOthers` counts only lists that have been read. */
  audience: Reading<Audience>
  sources: readonly Source[]
  /** Recipients who said no, among the lists that have been read. */
  saidNo: WhoSaidNo | undefined
  /** Other campaigns that these people got or get, among the lists that have been read. */
  overlaps: readonly Overlap[]
  failedLists: readonly string[]
  failedOthers: readonly string[]
  areSendersUnknown: boolean
  /** Names of campaigns whose list is unknown: the server does not return it, or hides it. */
  withoutList: readonly string[]
  overlap: 'known' | 'reading' | 'failed'
}

/** Lists whose contacts are needed. Deleted lists are left out. */
export function listsToRead({
  checked,
  campaigns,
  lists,
}: Pick<CheckData, 'checked' | 'campaigns' | 'lists'>) {
  if (!isRead(lists)) return { own: [], others: [] }
  const ownIds = new Set(checked.map(({ listId }) => listId))
  const otherIds = new Set(otherCampaigns(checked, campaigns).map(({ listId }) => listId))
  return {
    own: lists.filter(({ id }) => ownIds.has(id)),
    others: lists.filter(({ id }) => otherIds.has(id) && !ownIds.has(id)),
  }
}

function otherCampaigns(checked: readonly Checked[], campaigns: CheckData['campaigns']) {
  const ids = new Set(checked.map(({ id }) => id))
  if (!isRead(campaigns)) return []
  return campaigns.filter((campaign) => !ids.has(campaign.id) && sendsOrHasSent(campaign))
}

/** A paused campaign of which it is not known what was sent counts, too. */
const sendsOrHasSent = ({ status, sentEmails }: Campaign) =>
  status === 'active' || (sentEmails === undefined ? status !== 'draft' : sentEmails > 0)

/** Checks campaigns before sending. Findings are warnings and never block. */
export function* checkCampaigns(data: CheckData, t: Translate): Incremental<CheckResult> {
  const { checked, lists, senders, contacts, saidNo } = data
  const findings: CheckFinding[] = []
  const reach = new Map<string, Reach>()
  const withoutList: string[] = []
  for (const campaign of checked) {
    const { id, listId, steps, lacksSteps, attachments } = campaign
    const known = contacts.get(listId ?? '') ?? 'reading'
    const flight: PreflightInput = {
      name: campaign.name,
      steps,
      lacksSteps,
      list: listState(isRead(lists) ? lists : undefined, listId),
      contacts: isRead(known) ? known : undefined,
      senders: isRead(senders) ? senders : undefined,
      attachments,
      saidNo,
    }
    if (flight.list === 'none' || flight.list === 'missing') withoutList.push(campaign.name)
    for (const finding of preflight(flight, t)) findings.push({ ...finding, campaignId: id })
    reach.set(id, lists === 'failed' && listId !== undefined ? 'failed' : reachOf(flight, known, t))
    yield
  }

  const { own, others } = listsToRead(data)
  const failed = ({ id }: List) => contacts.get(id) === 'failed'
  const nameOf = ({ name }: List) => name
  const failedOthers = others.filter(failed).map(nameOf)
  const hasFailed = data.campaigns === 'failed' || failedOthers.length > 0
  const sources = sourcesOf(data, [...own, ...others])
  const audience = yield* countAudience(sources, saidNo)
  const readings = new Set(own.map(({ id }) => contacts.get(id) ?? 'reading'))
  return {
    findings,
    reach,
    sources,
    saidNo: whoSaidNoIn(audience, sources, saidNo),
    overlaps: overlapsOf(audience, sources, data.events),
    failedLists: own.filter(failed).map(nameOf),
    failedOthers,
    areSendersUnknown: senders === 'failed',
    withoutList,
    overlap: hasFailed ? 'failed' : data.areOthersRead ? 'known' : 'reading',
    audience: !isRead(lists)
      ? lists
      : readings.has('failed')
        ? 'failed'
        : readings.has('reading')
          ? 'reading'
          : audience,
  }
}

function sourcesOf({ checked, campaigns, contacts }: CheckData, lists: readonly List[]): Source[] {
  const selected = byList(checked)
  const others = byList(otherCampaigns(checked, campaigns))
  return lists.flatMap(({ id }) => {
    const known = contacts.get(id) ?? 'reading'
    if (!isRead(known)) return []
    return [{ contacts: known, selected: selected.get(id) ?? [], others: others.get(id) ?? [] }]
  })
}

function reachOf(
  { list }: PreflightInput,
  known: Reading<readonly Contact[]>,
  t: Translate,
): Reach {
  if (list === 'unknown') return 'reading'
  // Unknown list: the server decides who the recipients are.
  if (typeof list === 'string') return {}
  if (hasNoContacts(list, isRead(known) ? known : undefined))
    return { whyNobody: t('The lead list has no contacts.') }
  return isRead(known) ? {} : known
}
