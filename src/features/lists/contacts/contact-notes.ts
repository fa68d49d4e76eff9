import type { Campaign } from '@/entities/campaign/campaign'
import type { Contact } from '@/entities/lead/lead-mapping'
import { groupPeople } from '@/entities/lead/people'
import type { ListsByContact } from '@/entities/list/list-queries'
import { translate } from '@/shared/i18n/translate'
import type { ContactNotes } from './contact-rows'

/** Positions of duplicate contacts. Incremental, because a list may have thousands. */
export function* positionsOfTwice(
  contacts: readonly Contact[],
): Generator<void, NonNullable<ContactNotes['twice']>> {
  const people = yield* groupPeople([contacts])
  return new Set(people.flatMap(({ positions }) => (positions.length > 1 ? positions : [])))
}

/**
 * Campaigns that write to a contact. Other lists are matched by id only, because their contacts are
 * not loaded for this.
 */
export function campaignsOf(
  { apolloId }: Contact,
  listId: string,
  lists: ListsByContact,
  campaigns: readonly Campaign[],
): string | undefined {
  if (!apolloId) return undefined
  const ids = new Set([listId, ...(lists.get(apolloId) ?? []).map(({ id }) => id)])
  const writers = campaigns.filter((campaign) => ids.has(campaign.listId ?? ''))
  return [...new Set(writers.map(nameWithStatus))].join(', ') || undefined
}

/** Such as 'Tour (draft)'. */
export function nameWithStatus({ name, status }: Campaign): string {
  if (status === 'active') return name
  if (status === 'draft') return translate('{name} (draft)', { name })
  if (status === 'paused') return translate('{name} (paused)', { name })
  return `${name} (${status})`
}
