import type { CampaignRow, ContactRow } from './rows'
import type { World } from './world'

export function contactsOf({ db }: World, ids: readonly string[]): ContactRow[] {
  return ids.map((id) => db.contacts.get(id)).filter((row): row is ContactRow => Boolean(row))
}

export function contactsOfList(world: World, listId: string | null): ContactRow[] {
  return contactsOf(world, world.db.memberships.get(listId ?? '')?.contactIds ?? [])
}

export function enrolledIn({ db }: World, campaign: CampaignRow): readonly string[] {
  return db.enrolments.get(campaign.id)?.contactIds ?? []
}

/**
 * Enrols the contacts of the campaign's list that have an address; those enrolled before keep their
 * place in the queue.
 */
export function enrol(world: World, campaign: CampaignRow): { added: number; skipped: number } {
  const { enrolments } = world.db
  const members = contactsOfList(world, campaign.listId)
  const before = enrolledIn(world, campaign)
  const known = new Set(before)
  const reachable = members.filter((contact) => contact.email)
  const added = reachable.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const row = { id: campaign.id, contactIds: [...before, ...added] }
  if (enrolments.get(campaign.id)) enrolments.update(campaign.id, row)
  else enrolments.insert(row)
  return { added: added.length, skipped: members.length - reachable.length }
}

/** @returns why the campaign cannot be sent, in a sentence; undefined when it can. */
export function obstacleTo(world: World, campaign: CampaignRow): string | undefined {
  if (campaign.steps.length === 0) return 'The campaign has no steps'
  if (campaign.listId === null) return 'The campaign has no list'
  if (!world.db.lists.get(campaign.listId)) return 'The list of the campaign was deleted'
  if (!contactsOfList(world, campaign.listId).some((contact) => contact.email)) {
    return 'The list has no contact with an e-mail address'
  }
  return undefined
}
