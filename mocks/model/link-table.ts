import type { Saved, Shard } from './table'

const shardSize = 1_000

type LinkTable = Saved<string> & {
  /** Contact ids, in the order added. */
  of: (owner: string) => readonly string[]
  /** @returns the number of new links; existing ones are ignored */
  add: (owner: string, contactIds: Iterable<string>) => number
  removeAll: (owner: string) => void
}

const chunkOf = ({ key }: Shard<string>) => Number(key.split('.')[1])

type Links = { ids: string[]; known: Set<string> }

/**
 * Links contacts to lists or campaigns. The time to add is independent of the number of links, and
 * only the last shards are saved: importing 90,000 contacts takes 180 requests.
 */
export function createLinkTable(): LinkTable {
  const linksOf = new Map<string, Links>()
  let changed = new Map<string, { owner: string; chunk: number }>()

  const markChanged = (owner: string, position: number) => {
    const chunk = Math.floor(position / shardSize)
    changed.set(`${owner}.${chunk}`, { owner, chunk })
  }
  const linksFor = (owner: string): Links => {
    const links = linksOf.get(owner) ?? { ids: [], known: new Set() }
    linksOf.set(owner, links)
    return links
  }

  return {
    of: (owner) => linksOf.get(owner)?.ids ?? [],
    add(owner, contactIds) {
      const { ids, known } = linksFor(owner)
      const before = ids.length
      for (const id of contactIds) {
        if (known.has(id)) continue
        known.add(id)
        markChanged(owner, ids.length)
        ids.push(id)
      }
      return ids.length - before
    },
    removeAll(owner) {
      const count = linksOf.get(owner)?.ids.length ?? 0
      for (let position = 0; position < count; position += shardSize) markChanged(owner, position)
      linksOf.delete(owner)
    },
    clear() {
      linksOf.clear()
      changed.clear()
    },
    takeChanges() {
      const shards = [...changed].map(([key, { owner, chunk }]) => ({
        key,
        rows: linksOf.get(owner)?.ids.slice(chunk * shardSize, (chunk + 1) * shardSize) ?? [],
      }))
      changed = new Map()
      return shards
    },
    restore(shards: Shard<string>[]) {
      for (const shard of shards.toSorted((a, b) => chunkOf(a) - chunkOf(b))) {
        const owner = shard.key.split('.', 1)[0] ?? ''
        const { ids } = linksFor(owner)
        ids.splice(chunkOf(shard) * shardSize, shardSize, ...shard.rows)
        linksOf.set(owner, { ids, known: new Set(ids) })
      }
    },
  }
}
