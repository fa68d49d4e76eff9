import { expect, test } from 'vitest'
import { aCampaign, aContact, aList } from '../seed/builders'
import { day } from '../model/clock'
import { scenarios } from '../scenarios/scenarios'
import { saveContact } from '../model/save-contact'
import { createWorld, type World } from '../model/world'
import { restoreSnapshot, type SnapshotEntry, takeSnapshot } from './snapshot'

function defaultWorld(): World {
  const world = createWorld()
  world.reset(() => {
    world.clock.freeze(Date.UTC(2026, 0, 5))
    scenarios.default.seed(world)
  })
  return world
}

function createStore() {
  const kept = new Map<string, string>()
  return {
    save: (entries: SnapshotEntry[]) =>
      entries.forEach(([key, rows]) => kept.set(key, JSON.stringify(rows))),
    load: () => [...kept].map(([key, rows]): SnapshotEntry => [key, JSON.parse(rows)]),
    keys: () => [...kept.keys()].toSorted(),
  }
}

const contentsOf = ({ db }: World) => ({
  users: db.users.all(),
  lists: db.lists.all(),
  campaigns: db.campaigns.all(),
  account: db.account.all(),
  contacts: db.contacts.all(),
  reveals: db.reveals.all(),
  members: db.lists.all().map(({ id }) => db.memberships.of(id)),
  enrolled: db.campaigns.all().map(({ id }) => db.enrolments.of(id)),
})

test('an unchanged world has nothing to save', () => {
  expect(takeSnapshot(defaultWorld().db)).toEqual([])
})

test('changes are restored after a reload, and can be continued', () => {
  const before = defaultWorld()
  const store = createStore()
  const save = () => store.save(takeSnapshot(before.db))
  const { db } = before

  aList(before, { name: 'Imported' })
  for (let row = 0; row < 1_800; row += 1) {
    const { id } = aContact(before, 2_000 + row, { apolloId: `manual${row}` })
    db.memberships.add('7', [id])
    if (row % 300 === 0) save()
  }
  db.lists.remove('2')
  db.memberships.removeAll('2')
  db.campaigns.update('1', { status: 'paused', runs: [{ from: 1, to: 2 }] })
  aCampaign(before, { name: 'Fresh', listId: '7' }, db.memberships.of('7').slice(0, 10))
  db.account.update('1', { balance: 7 })
  db.reveals.insert({ id: 'ap-00001' })
  saveContact(before, { ...aContact(before, 5_000), email: 'late@b.example' })
  save()

  const after = defaultWorld()
  restoreSnapshot(after.db, store.load())
  expect(contentsOf(after)).toEqual(contentsOf(before))
  expect(after.db.contacts.getByUnique('manual1799')?.id).toBe('2911')
  expect(after.db.memberships.add('7', ['2911', '1'])).toBe(1)
  expect(after.nextId('lists')).toBe('8')
  expect(takeSnapshot(after.db).map(([key]) => key)).toEqual(['sequences/all', 'memberships/7.1'])
})

test('a change in a large table saves only its shard', () => {
  const { db, ...world } = defaultWorld()
  aContact({ db, ...world }, 4_000)
  expect(takeSnapshot(db).map(([key, rows]) => [key, rows.length])).toEqual([['contacts/2', 112]])
  db.memberships.add('3', ['1112'])
  expect(takeSnapshot(db).map(([key]) => key)).toEqual(['memberships/3.0'])
})

test('sessions are not part of a snapshot', () => {
  const { db } = defaultWorld()
  db.sessions.insert({ id: 'token', userId: '1' })
  expect(takeSnapshot(db)).toEqual([])
})

test('rows returned by a table are copies', () => {
  const { db, clock } = defaultWorld()
  const [campaign] = db.campaigns.all()
  campaign?.runs.push({ from: 0, to: clock.now() + day })
  expect(db.campaigns.all()[0]?.runs).toHaveLength(1)
  expect(Object.isFrozen(db.contacts.get('1'))).toBe(true)
})
