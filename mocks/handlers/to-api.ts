import type { Schemas } from '../contract/contract-http'
import { sentCount } from '../simulation/delivery'
import type { Prospect } from '../simulation/prospects/prospects'
import { contactsOfList, enrolledIn } from '../simulation/recipients'
import type { CampaignRow, ContactRow, ListRow, UserRow } from '../model/rows'
import type { World } from '../model/world'

/** Maps table rows to wire shapes of the contract. */

export function toUser({ id, name, email, role }: UserRow): Schemas['User'] {
  return { id, name, email, role }
}

export function toLead(prospect: Prospect, isRevealed: boolean): Schemas['Lead'] {
  const { company } = prospect
  return {
    id: prospect.id,
    apollo_id: prospect.apolloId,
    name: prospect.name,
    title: prospect.title,
    company: company.name,
    location: prospect.location,
    company_size: company.companySize,
    industry: company.industry,
    ...(isRevealed && prospect.email ? { email: prospect.email } : {}),
  }
}

export function toCreatedLead(contact: ContactRow): Schemas['CreatedLead'] {
  const { id, apolloId, firstName, lastName, email } = contact
  return { id, apolloId, firstName, lastName, email }
}

export function toListContact(contact: ContactRow): Schemas['ListContact'] {
  const { id, apolloId, firstName, lastName, name, title } = contact
  const { companyName, location, companySize, email, phone, linkedinUrl } = contact
  return {
    id,
    apolloId,
    firstName,
    lastName,
    name,
    title,
    companyName,
    location,
    companySize,
    email,
    ...(phone && { phone }),
    ...(linkedinUrl && { linkedinUrl }),
  }
}

export function toList(world: World, { id, name, description }: ListRow): Schemas['List'] {
  const leads = contactsOfList(world, id).map(({ id, apolloId }) => ({ id, apolloId }))
  return { id, name, description, leads, totalLeads: leads.length }
}

/** A number if the id can be converted without loss. */
function toNumericId(id: string): number | string {
  const number = Number(id)
  return Number.isSafeInteger(number) && String(number) === id ? number : id
}

export function toCampaign(world: World, campaign: CampaignRow): Schemas['Campaign'] {
  const { id, name, description, listId, emailTemplate, steps, status } = campaign
  const enrolled = enrolledIn(world, campaign).length
  const inList = world.db.memberships.of(listId ?? '').length
  const hasList = world.db.lists.get(listId ?? '') !== undefined
  const recipients = status === 'draft' ? inList : enrolled
  return {
    id,
    name,
    description,
    listId: listId === null ? null : toNumericId(listId),
    emailTemplate,
    status,
    // A campaign whose list was deleted has no recipients; its sent count stays.
    totalLeads: hasList ? recipients : 0,
    sentEmails: sentCount(campaign, enrolled, world.clock.now()),
    createdAt: new Date(campaign.createdAt).toISOString(),
    steps,
  }
}
