import type { Campaign } from '@/entities/campaign/campaign'
import type { Contact } from '@/entities/lead/lead-mapping'
import { groupPeople } from '@/entities/lead/people'
import type { List } from '@/entities/list/list-queries'
import { translate } from '@/shared/i18n/translate'
import type { ContactNotes } from './contact-rows'

type Known = {
  contacts: readonly Contact[]
  listId: string
  /** Undefined while they are not known. */
  lists: readonly List[] | undefined
  campaigns: readonly Campaign[] | undefined
}

/** The positions of contacts that come twice. It pauses at each `yield`: a list may have thousands. */
export function* positionsOfTwice(
  contacts: readonly Contact[],
): Generator<void, NonNullable<ContactNotes['twice']>> {
  const people = yield* groupPeople([contacts])
  return new Set(people.flatMap(({ positions }) => (positions.length > 1 ? positions : [])))
}

/** Only by id: the addresses in the other lists are not read for this. */
export function* campaignsOf({
  contacts,
  listId,
  lists,
  campaigns,
}: Known): Generator<void, ContactNotes['campaigns']> {
  if (!lists || !campaigns) return undefined
  const wanted = new Set(contacts.map(({ apolloId }) => apolloId).filter(Boolean))
  const names = new Map<string, string[]>()
  const write = (apolloId: string, name: string) => {
    const known = names.get(apolloId)
    if (!known) names.set(apolloId, [name])
    else if (!known.includes(name)) known.push(name)
  }
  for (const campaign of campaigns) {
    const name = nameWithStatus(campaign)
    if (campaign.listId === listId) {
      for (const id of wanted) write(id, name)
    } else {
      const list = lists.find(({ id }) => id === campaign.listId)
      for (const { apolloId } of list?.leads ?? []) if (wanted.has(apolloId)) write(apolloId, name)
    }
    yield
  }
  return new Map([...names].map(([id, all]) => [id, all.join(', ')]))
}

/** The campaigns of a list, such as 'Intro, Tour (draft)'. */
export const writersOf = (listId: string, campaigns: readonly Campaign[]): string =>
  campaigns
    .filter((campaign) => campaign.listId === listId)
    .map(nameWithStatus)
    .join(', ')

function nameWithStatus({ name, status }: Campaign): string {
  if (status === 'active') return name
  if (status === 'draft') return translate('{name} (draft)', { name })
  if (status === 'paused') return translate('{name} (paused)', { name })
  return `${name} (${status})`
}
