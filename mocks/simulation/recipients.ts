import type { CampaignRow, ContactRow } from '../model/rows'
import type { World } from '../model/world'

function contactsOf({ db }: World, ids: readonly string[]): ContactRow[] {
  return ids.map((id) => db.contacts.get(id)).filter((row): row is ContactRow => Boolean(row))
}

export function contactsOfList(world: World, listId: string | null): ContactRow[] {
  return contactsOf(world, world.db.memberships.of(listId ?? ''))
}

export function enrolledIn({ db }: World, campaign: CampaignRow): readonly string[] {
  return db.enrolments.of(campaign.id)
}

/**
 * Enrols the contacts of the campaign's list that have an address; contacts enrolled before keep
 * their position.
 */
export function enrol(world: World, campaign: CampaignRow): { added: number; skipped: number } {
  const members = contactsOfList(world, campaign.listId)
  const reachable = members.filter((contact) => contact.email).map(({ id }) => id)
  const added = world.db.enrolments.add(campaign.id, reachable)
  return { added, skipped: members.length - reachable.length }
}

/** @returns a sentence that says why the campaign cannot be sent; undefined if it can */
export function obstacleTo(world: World, campaign: CampaignRow): string | undefined {
  if (campaign.steps.length === 0) return 'The campaign has no steps'
  if (campaign.listId === null) return 'The campaign has no list'
  if (!world.db.lists.get(campaign.listId)) return 'The list of the campaign was deleted'
  if (!contactsOfList(world, campaign.listId).some((contact) => contact.email)) {
    return 'The list has no contact with an e-mail address'
  }
  return undefined
}
