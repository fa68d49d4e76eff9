/** A part of a table that is saved and restored as a unit. */
export type Shard<Row> = { key: string; rows: readonly Row[] }

/** The operations of a table for reset and persistence. */
export type Saved<Row> = {
  clear: () => void
  /** The shards that changed since the last call. */
  takeChanges: () => Shard<Row>[]
  /** Replaces seeded shards by saved ones. */
  restore: (shards: Shard<Row>[]) => void
}

/** Returned rows are copies or frozen: changing one does not change the table. */
export type Table<Row extends { id: string }> = Saved<Row> & {
  all: () => readonly Row[]
  count: () => number
  get: (id: string) => Row | undefined
  insert: (row: Row) => Row
  update: (id: string, part: Partial<Row>) => Row | undefined
  remove: (id: string) => boolean
}
