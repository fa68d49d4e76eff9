/** Pseudo-random numbers, identical for the same seed in every engine. */
export type Random = {
  next: () => number
  /** An integer from 0 to below `end`. */
  below: (end: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** Mulberry32, with 32 bits of state. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, pick: (items) => items[below(items.length)] ?? items[0] }
}
