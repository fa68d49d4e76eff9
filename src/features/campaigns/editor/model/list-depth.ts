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

/**
 * The depths of several blocks, one after another. An item is one level below the nearest item before
 * it that was less deep, so that siblings stay siblings where the level above them is missing.
 */
export class DepthCounter {
  /** The original depths of the open items, outermost first. */
  private open: number[] = []

  /** The next item belongs to a list of its own, whatever its depth. */
  startList(): void {
    this.open = []
  }

  /** @returns the allowed depth of an item; undefined for other blocks */
  next(block: Block): number | undefined {
    if (block.type !== 'list-item') {
      if (block.type !== 'paragraph') this.open = []
      return undefined
    }
    this.open = [...this.open.filter((depth) => depth < block.depth), block.depth]
    return this.open.length - 1
  }
}

/** @param listStarts items that begin a list, though only a paragraph separates them from another */
export function clampDepths(
  blocks: readonly Block[],
  listStarts: ReadonlySet<Block> = new Set(),
): Block[] {
  const counter = new DepthCounter()
  return blocks.map((block) => {
    if (listStarts.has(block)) counter.startList()
    const depth = counter.next(block)
    return block.type === 'list-item' && depth !== undefined && depth !== block.depth
      ? { ...block, depth }
      : block
  })
}
