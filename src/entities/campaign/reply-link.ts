import type { Contact } from '@/entities/lead/lead-mapping'
import type { Campaign } from './campaign'
import { fillText, tokenValues } from './tokens/fill-tokens'
import { placesOfTokens } from './tokens/token-text'

type Recipient = Pick<Contact, 'name' | 'company' | 'title'> & {
  firstName?: string
  lastName?: string
}

/**
 * The subject of a campaign as this person got it; undefined where it is not certain: no campaign or several of this
 * name with other subjects, or a token without a value.
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
  const filled = fillText(subject, tokenValues(contact, ''))
  return placesOfTokens(filled).length > 0 ? undefined : filled
}

/** Opens an e-mail to this person in the mail program of the device. */
export function mailTo(email: string, subject: string | undefined): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return subject === undefined
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
