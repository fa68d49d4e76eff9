import type { Saved } from '../model/table'
import { trusted } from '../model/trusted'
import type { Tables } from '../model/tables'

/**
 * Increment when saved rows no longer fit the tables or the seed. Snapshots of other versions are
 * ignored.
 */
export const snapshotVersion = 1

/** The key `table/shard`, and its rows. */
export type SnapshotEntry = [key: string, rows: readonly unknown[]]

/** All tables except sessions, which the tabs of a browser share. */
function savedTables(tables: Tables): [name: string, table: Saved<never>][] {
  const named = Object.entries(tables).filter(([name]) => name !== 'sessions')
  return trusted(named)
}

/** Shards changed since the last call; usually one or two. */
export function takeSnapshot(tables: Tables): SnapshotEntry[] {
  return savedTables(tables).flatMap(([name, table]) =>
    table.takeChanges().map(({ key, rows }): SnapshotEntry => [`${name}/${key}`, rows]),
  )
}

/** Replaces seeded shards with saved ones; ignores entries of unknown tables. */
export function restoreSnapshot(tables: Tables, entries: readonly SnapshotEntry[]): void {
  for (const [name, table] of savedTables(tables)) {
    const prefix = `${name}/`
    const own = entries.filter(([key]) => key.startsWith(prefix))
    table.restore(
      own.map(([key, rows]) => ({ key: key.slice(prefix.length), rows: trusted(rows) })),
    )
  }
}
