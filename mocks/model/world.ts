import { createClock, type Clock } from './clock'
import { createTables, type Tables } from './tables'

/** One backend's whole state. A page or a test run has one (db.ts); each started server has its own. */
export type World = {
  db: Tables
  clock: Clock
  /** Whose addresses may sign in, lower case, without @. */
  companyDomain: string
  /** The next number for a record of the table. */
  nextId: (table: 'users' | 'lists' | 'campaigns') => string
  /** Empties everything, signs everybody out and fills in the given world. */
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
      // The seed is made again at the next start: only what people did is worth keeping.
      for (const table of Object.values(db)) table.takeChanges()
    },
  }
  return world
}

function highestId(rows: readonly { id: string }[]): number {
  return rows.reduce((highest, row) => Math.max(highest, Number(row.id)), 0)
}
