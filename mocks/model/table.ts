/** Unit of saving and restoring a table. */
export type Shard<Row> = { key: string; rows: readonly Row[] }

/** Reset and persistence of a table. */
export type Saved<Row> = {
  clear: () => void
  takeChanges: () => Shard<Row>[]
  /** Replaces seeded shards with saved ones. */
  restore: (shards: Shard<Row>[]) => void
}

/** Returned rows are copies or frozen, so changing one does not change the table. */
export type Table<Row extends { id: string }> = Saved<Row> & {
  all: () => readonly Row[]
  count: () => number
  get: (id: string) => Row | undefined
  insert: (row: Row) => Row
  update: (id: string, part: Partial<Row>) => Row | undefined
  remove: (id: string) => boolean
}
