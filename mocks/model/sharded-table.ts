import type { Shard, Table } from './table'

/** Small enough to save a changed shard quickly. */
const shardSize = 500

type ShardedTable<Row extends { id: string }> = Table<Row> & {
  getByUnique: (value: Row[keyof Row]) => Row | undefined
}

/**
 * A table for many rows: single-row operations take constant time, and only changed shards are
 * saved. A removed row leaves a gap, so that no other row moves.
 * @param uniqueColumn a second unique column for lookups
 */
export function createShardedTable<Row extends { id: string }>(
  uniqueColumn: keyof Row = 'id',
): ShardedTable<Row> {
  let slots: (Readonly<Row> | null)[] = []
  let changed = new Set<number>()
  const slotOf = new Map<string, number>()
  const slotByUnique = new Map<unknown, number>()

  const at = (slot: number | undefined) =>
    slot === undefined ? undefined : (slots[slot] ?? undefined)
  const isRow = (row: Row | null | undefined): row is Row => Boolean(row)

  function put(slot: number, row: Row): Row {
    const frozen = Object.freeze({ ...row })
    slots[slot] = frozen
    slotOf.set(row.id, slot)
    slotByUnique.set(row[uniqueColumn], slot)
    changed.add(Math.floor(slot / shardSize))
    return frozen
  }

  function take(slot: number): void {
    const row = at(slot)
    if (!row) return
    slots[slot] = null
    slotOf.delete(row.id)
    slotByUnique.delete(row[uniqueColumn])
    changed.add(Math.floor(slot / shardSize))
  }

  return {
    all: () => slots.filter(isRow),
    count: () => slotOf.size,
    get: (id) => at(slotOf.get(id)),
    getByUnique: (value) => at(slotByUnique.get(value)),
    insert(row) {
      if (slotOf.has(row.id)) throw new Error(`There is a row ${row.id} already`)
      return put(slots.length, row)
    },
    update(id, part) {
      const slot = slotOf.get(id)
      const row = at(slot)
      if (slot === undefined || !row) return undefined
      slotByUnique.delete(row[uniqueColumn])
      return put(slot, { ...row, ...part })
    },
    remove(id) {
      const slot = slotOf.get(id)
      if (slot !== undefined) take(slot)
      return slot !== undefined
    },
    clear() {
      slots = []
      slotOf.clear()
      slotByUnique.clear()
      changed = new Set()
    },
    takeChanges() {
      const shards = [...changed].map((shard) => ({
        key: String(shard),
        rows: slots.slice(shard * shardSize, (shard + 1) * shardSize).filter(isRow),
      }))
      changed = new Set()
      return shards
    },
    restore(shards: Shard<Row>[]) {
      for (const shard of shards.toSorted((a, b) => Number(a.key) - Number(b.key))) {
        const start = Number(shard.key) * shardSize
        for (let slot = start; slot < start + shardSize; slot += 1) take(slot)
        while (slots.length < start) slots.push(null)
        shard.rows.forEach((row, index) => put(start + index, row))
      }
      changed = new Set()
    },
  }
}
