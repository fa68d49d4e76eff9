import { addressKeysOf, type AnalyticsEvent } from '@/entities/event/event'
import type { Person } from '@/entities/lead/people'
import { addressKey } from '@/shared/lib/values/addresses'
import { companyDomain } from '@/shared/lib/values/free-mail'

export type Reactions = {
  bounced: Person[]
  replied: Person[]
  /** People who did not reply, but share a domain with someone who did. */
  colleagues: Person[]
}

/** Recipients mentioned in the latest events. */
export function reactionsOf(
  people: readonly Person[],
  events: readonly AnalyticsEvent[],
): Reactions {
  const ofType = (type: string) => events.filter(({ eventType }) => eventType === type)
  const bounced = addressKeysOf(ofType('bounced'))
  const repliers = ofType('replied')
  const replied = addressKeysOf(repliers)
  const domains = new Set(
    repliers.flatMap(({ contactEmail = '' }) => companyDomain(contactEmail) ?? []),
  )
  const reactions: Reactions = { bounced: [], replied: [], colleagues: [] }
  for (const person of people) {
    const { email } = person.contact
    if (!email) continue
    const key = addressKey(email)
    const domain = companyDomain(email)
    if (bounced.has(key)) reactions.bounced.push(person)
    if (replied.has(key)) reactions.replied.push(person)
    else if (domain !== undefined && domains.has(domain)) reactions.colleagues.push(person)
  }
  return reactions
}
