import { aCampaign, aContact, aList } from './builders'
import { day, minute } from '../model/clock'
import { seedDefault } from './seed'
import type { World } from '../model/world'

const listCount = 200
const campaignCount = 500
const bigLists = 4
const bigListSize = 5_000
/** Small, to keep seeding fast. */
const smallListSize = 25

export function seedLarge(world: World): void {
  seedDefault(world)
  const { db, clock } = world
  const known = db.contacts.count()
  const ids = db.contacts.all().map(({ id }) => id)
  for (let index = known; index < bigListSize + known; index += 1)
    ids.push(aContact(world, index).id)

  const defaultLists = db.lists.count()
  for (let index = defaultLists; index < listCount; index += 1) {
    const isBig = index < defaultLists + bigLists
    const size = isBig ? bigListSize : smallListSize
    const start = isBig ? index * 10 : (index * 31) % bigListSize
    aList(
      world,
      {
        name: isBig ? `Everybody, part ${index - defaultLists + 1}` : `Region ${index} prospects`,
        description: 'Imported from the old system',
        createdAt: clock.now() - (30 + index) * day,
      },
      ids.slice(start, start + size),
    )
  }
  const statuses = ['active', 'paused', 'draft'] as const
  for (let index = db.campaigns.count(); index < campaignCount; index += 1) {
    const status = statuses[index % statuses.length] ?? 'draft'
    const listId = String(defaultLists + bigLists + 1 + (index % 180))
    const members = db.memberships.of(listId)
    const to = clock.now() - index * minute
    aCampaign(
      world,
      {
        name: `Campaign ${index} of the archive`,
        listId,
        status,
        createdAt: clock.now() - (60 + index) * day,
        runs: status === 'draft' ? [] : [{ from: to - (index % 40) * 60 * minute, to }],
      },
      status === 'draft' ? [] : members,
    )
  }
}
