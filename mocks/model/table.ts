/** A part of a table that is saved and restored as one piece. */
export type Shard<Row> = { key: string; rows: readonly Row[] }

/** What resetting and persistence ask of a table. */
export type Saved<Row> = {
  clear: () => void
  /** The shards that changed since the last call. */
  takeChanges: () => Shard<Row>[]
  /** Puts saved shards over what the seed has made. */
  restore: (shards: Shard<Row>[]) => void
}

/** Rows that leave a table are copies or frozen: changing one changes nothing in the world. */
export type Table<Row extends { id: string }> = Saved<Row> & {
  all: () => readonly Row[]
  count: () => number
  get: (id: string) => Row | undefined
  insert: (row: Row) => Row
  update: (id: string, part: Partial<Row>) => Row | undefined
  remove: (id: string) => boolean
}
