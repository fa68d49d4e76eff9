import type { Block } from './document'

/** An item stands at most one level below the item in front of it. */
export const deepestAfter = (previous: Block | undefined) =>
  previous?.type === 'list-item' ? previous.depth + 1 : 0

export function clampDepths(blocks: readonly Block[]): Block[] {
  const clamped: Block[] = []
  for (const block of blocks) {
    const limit = deepestAfter(clamped.at(-1))
    const isTooDeep = block.type === 'list-item' && block.depth > limit
    clamped.push(isTooDeep ? { ...block, depth: limit } : block)
  }
  return clamped
}
