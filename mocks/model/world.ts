import { createClock, type Clock } from './clock'
import { createTables, type Tables } from './tables'

/** The state of one backend. A page or a test file has one (db.ts); each started server has its own. */
export type World = {
  db: Tables
  clock: Clock
  /** The domain whose addresses may sign in, lower case, without @. */
  companyDomain: string
  /** The next id of the table. */
  nextId: (table: 'users' | 'lists' | 'campaigns') => string
  /** Replaces all data with that of the seed, and ends all sessions. */
  reset: (seed: Seed) => void
}

export type Seed = (world: World) => void

export function createWorld(companyDomain = 'example.com'): World {
  const db = createTables()
  const clock = createClock()
  const world: World = {
    db,
    clock,
    companyDomain,
    nextId(table) {
      const last = db.sequences.get(table)?.last
      const id = (last ?? highestId(db[table].all())) + 1
      if (last === undefined) db.sequences.insert({ id: table, last: id })
      else db.sequences.update(table, { last: id })
      return String(id)
    },
    reset(seed) {
      for (const table of Object.values(db)) table.clear()
      clock.reset()
      seed(world)
      // The seed is not saved, because it is created again at the next start.
      for (const table of Object.values(db)) table.takeChanges()
    },
  }
  return world
}

function highestId(rows: readonly { id: string }[]): number {
  return rows.reduce((highest, row) => Math.max(highest, Number(row.id)), 0)
}
