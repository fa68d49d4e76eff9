import type { Campaign } from '@/entities/campaign/campaign'
import type { Sender } from '@/entities/campaign/sender-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import { hasNoContacts, listState } from '@/entities/list/list-state'
import type { Translate } from '@/shared/i18n/translate'
import type { Incremental } from '@/shared/lib/state/incremental'
import { type Audience, countAudience, type Source } from './audience/count-audience'
import type { Finding, PreflightInput, FlightStep } from './inspect-step'
import { preflight } from './preflight'
import { isRead, type Reading } from './reading'

export type Checked = Pick<Campaign, 'id' | 'name' | 'listId'> & {
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
  /** Whether `contacts` includes the lists of active campaigns. */
  isActiveRead: boolean
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
  /** Distinct recipients of all campaigns. `inActive` counts only lists that have been read. */
  audience: Reading<Audience>
  sources: readonly Source[]
  failedLists: readonly string[]
  failedActive: readonly string[]
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
  if (!isRead(lists)) return { own: [], active: [] }
  const ownIds = new Set(checked.map(({ listId }) => listId))
  const activeIds = new Set(otherActive(checked, campaigns).map(({ listId }) => listId))
  return {
    own: lists.filter(({ id }) => ownIds.has(id)),
    active: lists.filter(({ id }) => activeIds.has(id) && !ownIds.has(id)),
  }
}

function otherActive(checked: readonly Checked[], campaigns: CheckData['campaigns']) {
  const ids = new Set(checked.map(({ id }) => id))
  if (!isRead(campaigns)) return []
  return campaigns.filter(({ id, status }) => status === 'active' && !ids.has(id))
}

/** Checks campaigns before sending. Findings are warnings and never block. */
export function* checkCampaigns(data: CheckData, t: Translate): Incremental<CheckResult> {
  const { checked, lists, senders, contacts } = data
  const findings: CheckFinding[] = []
  const reach = new Map<string, Reach>()
  const withoutList: string[] = []
  for (const campaign of checked) {
    const { id, listId, steps, attachments } = campaign
    const known = contacts.get(listId ?? '') ?? 'reading'
    const flight: PreflightInput = {
      name: campaign.name,
      steps,
      list: listState(isRead(lists) ? lists : undefined, listId),
      contacts: isRead(known) ? known : undefined,
      senders: isRead(senders) ? senders : undefined,
      attachments,
    }
    if (flight.list === 'none' || flight.list === 'missing') withoutList.push(campaign.name)
    for (const finding of preflight(flight, t)) findings.push({ ...finding, campaignId: id })
    reach.set(id, lists === 'failed' && listId !== undefined ? 'failed' : reachOf(flight, known, t))
    yield
  }

  const { own, active } = listsToRead(data)
  const failed = ({ id }: List) => contacts.get(id) === 'failed'
  const nameOf = ({ name }: List) => name
  const failedActive = active.filter(failed).map(nameOf)
  const hasFailed = data.campaigns === 'failed' || failedActive.length > 0
  const sources = sourcesOf(data, [...own, ...active])
  const readings = new Set(own.map(({ id }) => contacts.get(id) ?? 'reading'))
  return {
    findings,
    reach,
    sources,
    failedLists: own.filter(failed).map(nameOf),
    failedActive,
    areSendersUnknown: senders === 'failed',
    withoutList,
    overlap: hasFailed ? 'failed' : data.isActiveRead ? 'known' : 'reading',
    audience: !isRead(lists)
      ? lists
      : readings.has('failed')
        ? 'failed'
        : readings.has('reading')
          ? 'reading'
          : yield* countAudience(sources),
  }
}

function sourcesOf({ checked, campaigns, contacts }: CheckData, lists: readonly List[]): Source[] {
  const selected = byList(checked)
  const active = byList(otherActive(checked, campaigns))
  return lists.flatMap(({ id }) => {
    const known = contacts.get(id) ?? 'reading'
    if (!isRead(known)) return []
    return [{ contacts: known, selected: selected.get(id) ?? [], active: active.get(id) ?? [] }]
  })
}

function byList<Listed extends Pick<Campaign, 'listId'>>(campaigns: readonly Listed[]) {
  const groups = new Map<string, Listed[]>()
  for (const campaign of campaigns) {
    const { listId = '' } = campaign
    const group = groups.get(listId)
    if (group) group.push(campaign)
    else groups.set(listId, [campaign])
  }
  return groups
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
