import type { Contact } from '@/entities/lead/lead-mapping'
import type { Campaign } from '../campaign'
import { fillText, tokenValues } from './fill-tokens'
import { placesOfTokens } from '../tokens/tokens'

type Recipient = Pick<Contact, 'name' | 'company' | 'title'> & {
  firstName?: string
  lastName?: string
}

/**
 * Subject of a campaign as this person received it. Undefined if ambiguous: no campaign, several of
 * this name with different subjects, or a token without a value.
 */
export function subjectFor(
  person: Recipient,
  name: string | undefined,
  campaigns: readonly Pick<Campaign, 'name' | 'steps'>[],
): string | undefined {
  const named = campaigns.filter((campaign) => campaign.name.trim() === name)
  const subjects = new Set(named.map(({ steps }) => steps[0]?.subject.trim()))
  const [subject] = subjects
  if (!subject || subjects.size > 1) return undefined
  const [firstName = '', ...rest] = person.name.split(/\s+/)
  const contact = {
    id: '',
    apolloId: '',
    ...person,
    firstName: person.firstName || firstName,
    lastName: person.lastName || rest.join(' '),
  }
  const filled = fillText(subject, tokenValues(contact, '')).replace(/\s+/g, ' ')
  return placesOfTokens(filled).length > 0 ? undefined : filled
}

/** URL that composes an e-mail in the device's mail client. */
export function mailTo(email: string, subject: string | undefined): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return subject === undefined
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
