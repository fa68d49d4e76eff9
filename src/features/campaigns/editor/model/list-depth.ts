import type { Block } from './document'

/**
 * An item is at most one level below the item before it. Paragraphs between them belong to that
 * item and do not end its list.
 */
export function deepestAt(blocks: readonly Block[], index: number): number {
  let at = index - 1
  while (blocks[at]?.type === 'paragraph') at -= 1
  const before = blocks[at]
  return before?.type === 'list-item' ? before.depth + 1 : 0
}

/** The depths of several blocks, one after another. */
export class DepthLimit {
  private limit = 0

  /** @returns the allowed depth of an item; undefined for other blocks */
  next(block: Block): number | undefined {
    if (block.type !== 'list-item') {
      if (block.type !== 'paragraph') this.limit = 0
      return undefined
    }
    const depth = Math.min(block.depth, this.limit)
    this.limit = depth + 1
    return depth
  }
}

export function clampDepths(blocks: readonly Block[]): Block[] {
  const limit = new DepthLimit()
  return blocks.map((block) => {
    const depth = limit.next(block)
    return block.type === 'list-item' && depth !== undefined && depth !== block.depth
      ? { ...block, depth }
      : block
  })
}
