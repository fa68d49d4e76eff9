import type { Campaign } from '@/entities/campaign/campaign'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import type { Source } from './count-audience'

export type Reach = {
  /** The lists that are read, with the campaigns that write to them. */
  sources: Source[]
  /** Ids of lists of the selected campaigns that are not read. */
  unread: string[]
  /** Ids of lists that only campaigns which are active already write to, and that are not read. */
  unreadActive: string[]
}

type Options = {
  /** About to be sent. */
  selected: readonly Campaign[]
  /** All campaigns. */
  campaigns: readonly Campaign[]
  lists: readonly List[]
  /** By list id. */
  contacts: ReadonlyMap<string, readonly Contact[]>
}

/** Deleted lists have no contacts: they are left out. */
export function reachOf({ selected, campaigns, lists, contacts }: Options): Reach {
  const chosen = new Set(selected.map(({ id }) => id))
  const ofSelected = byList(selected)
  const ofActive = byList(
    campaigns.filter(({ id, status }) => status === 'active' && !chosen.has(id)),
  )
  const reach: Reach = { sources: [], unread: [], unreadActive: [] }
  for (const { id } of lists) {
    const [selected = [], active = []] = [ofSelected.get(id), ofActive.get(id)]
    const known = contacts.get(id)
    if (selected.length + active.length === 0) continue
    if (known) reach.sources.push({ contacts: known, selected, active })
    else if (selected.length > 0) reach.unread.push(id)
    else reach.unreadActive.push(id)
  }
  return reach
}

function byList(campaigns: readonly Campaign[]): ReadonlyMap<string, readonly Campaign[]> {
  const groups = new Map<string, Campaign[]>()
  for (const campaign of campaigns) {
    const { listId } = campaign
    if (listId === undefined) continue
    const group = groups.get(listId)
    if (group) group.push(campaign)
    else groups.set(listId, [campaign])
  }
  return groups
}
