import type { Campaign } from '@/entities/campaign/campaign'
import type { Contact } from '@/entities/lead/lead-mapping'
import { groupPeople } from '@/entities/lead/people'
import { translate } from '@/shared/i18n/translate'
import type { ContactNotes } from './contact-rows'

/** Positions of duplicate contacts. Incremental, because a list may have thousands. */
export function* positionsOfTwice(
  contacts: readonly Contact[],
): Generator<void, NonNullable<ContactNotes['twice']>> {
  const people = yield* groupPeople([contacts])
  return new Set(people.flatMap(({ positions }) => (positions.length > 1 ? positions : [])))
}

/** Such as 'Tour (draft)'. */
export function nameWithStatus({ name, status }: Campaign): string {
  if (status === 'active') return name
  if (status === 'draft') return translate('{name} (draft)', { name })
  if (status === 'paused') return translate('{name} (paused)', { name })
  return `${name} (${status})`
}
