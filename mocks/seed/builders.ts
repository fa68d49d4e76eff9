import { hour } from '../model/clock'
import { prospectAt } from '../simulation/prospects/prospects'
import type { CampaignRow, ContactRow, ListRow, UserRow } from '../model/rows'
import type { World } from '../model/world'

/**
 * Builders of valid, deterministic records: a test or seed sets only the relevant fields. Each
 * inserts the record and returns it.
 */
export function aUser(world: World, part: Partial<UserRow> = {}): UserRow {
  const id = part.id ?? world.nextId('users')
  return world.db.users.insert({
    id,
    name: `User ${id}`,
    email: `user${id}@${world.companyDomain}`,
    password: 'password',
    role: 'user',
    ...part,
  })
}

/** A contact from the prospect at `index`, with its address if it has one. */
export function aContact(world: World, index: number, part: Partial<ContactRow> = {}): ContactRow {
  const prospect = prospectAt(index)
  const { contacts } = world.db
  return contacts.insert({
    id: String(contacts.count() + 1),
    apolloId: prospect.apolloId,
    firstName: prospect.firstName,
    lastName: prospect.lastName,
    name: prospect.name,
    title: prospect.title,
    companyName: prospect.company.name,
    location: prospect.location,
    companySize: prospect.company.companySize,
    email: prospect.email,
    phone: '',
    linkedinUrl: '',
    ...part,
  })
}

export function aList(
  world: World,
  part: Partial<ListRow> = {},
  contactIds: readonly string[] = [],
): ListRow {
  const id = part.id ?? world.nextId('lists')
  world.db.memberships.add(id, contactIds)
  return world.db.lists.insert({
    id,
    name: `List ${id}`,
    description: '',
    createdAt: world.clock.now(),
    ...part,
  })
}

/** @param enrolled contacts that it was started with; required unless it is a draft */
export function aCampaign(
  world: World,
  part: Partial<CampaignRow> = {},
  enrolled: readonly string[] = [],
): CampaignRow {
  const id = part.id ?? world.nextId('campaigns')
  const steps = part.steps ?? [aStep(world, 1)]
  world.db.enrolments.add(id, enrolled)
  return world.db.campaigns.insert({
    id,
    name: `Campaign ${id}`,
    description: '',
    listId: null,
    emailTemplate: steps[0]?.config.content ?? '',
    steps,
    status: 'draft',
    createdAt: world.clock.now(),
    runs: [],
    pace: hour,
    ...part,
  })
}

const bodies = [
  '<p>Hi {{first_name}},</p><p>Teams like {{company}} often lose hours to manual outreach. Could we talk for 15 minutes this week?</p><p>{{sender_name}}</p>',
  '<p>Hi {{first_name}},</p><p>Did you get a chance to read my last note? I would love to hear how {{company}} handles this today.</p><p>{{sender_name}}</p>',
  '<p>Hi {{first_name}},</p><p>This is my last message. If the timing is better next quarter, just reply with “later”.</p><p>{{sender_name}}<br><a href="{{unsubscribe_link}}">Unsubscribe</a></p>',
]
const subjects = [
  'A question about {{company}}',
  'Re: A question about {{company}}',
  'Shall I stop?',
]

/** @param position from 1; the first step is sent at once, each further step three days later */
export function aStep(world: World, position: number): CampaignRow['steps'][number] {
  return {
    id: `step-${position}`,
    type: 'email',
    config: {
      subject: subjects[(position - 1) % subjects.length] ?? '',
      content: bodies[(position - 1) % bodies.length] ?? '',
      sender: `sales@${world.companyDomain}`,
      delay: position === 1 ? 0 : 3,
    },
  }
}
