import { createClock, type Clock } from './clock'
import { createTables, type Tables } from './tables'

/**
 * State of a backend. A page or test file has one (db.ts); each server that is started has its own.
 */
export type World = {
  db: Tables
  clock: Clock
  companyDomain: string
  nextId: (table: 'users' | 'lists' | 'campaigns') => string
  /** Replaces all data with the seed's, and ends all sessions. */
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
      // The seed need not be saved, because it is recreated on start.
      for (const table of Object.values(db)) table.takeChanges()
    },
  }
  return world
}

function highestId(rows: readonly { id: string }[]): number {
  return rows.reduce((highest, row) => Math.max(highest, Number(row.id)), 0)
}
