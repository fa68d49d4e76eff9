import type { Block } from './document'

type Numbered = { number: number; isFirst: boolean }

/**
 * Counts the items of a body, block by block: a list lasts as long as its items stand together, at
 * one depth and of one kind. Items that are deeper belong to the item before them.
 */
export class ListCounter {
  private readonly open: { ordered: boolean; number: number }[] = []

  /** The number of an item in its list, with or without numbers; none for another block. */
  next(block: Block): Numbered | undefined {
    const { open } = this
    if (block.type !== 'list-item') {
      open.length = 0
      return undefined
    }
    const { depth, ordered, start = 1 } = block
    open.length = Math.min(open.length, depth + 1)
    const list = open[depth]
    const isFirst = list?.ordered !== ordered
    const number = isFirst ? start : list.number + 1
    open[depth] = { ordered, number }
    return { number, isFirst }
  }
}

/** A list has one start, on its first item. */
export function withoutLostStarts(blocks: readonly Block[]): Block[] {
  const counter = new ListCounter()
  return blocks.map((block) => {
    const isFirst = counter.next(block)?.isFirst
    if (block.type !== 'list-item' || block.start === undefined || isFirst) return block
    const { start: _, ...rest } = block
    return rest
  })
}

/** Where the next item of a list stands whose first item is at `index`; it may become the first. */
export function nextInList(blocks: readonly Block[], index: number): number | undefined {
  const first = blocks[index]
  if (first?.type !== 'list-item') return undefined
  for (let at = index + 1; at < blocks.length; at++) {
    const block = blocks[at]
    if (block?.type !== 'list-item' || block.depth < first.depth) return undefined
    if (block.depth === first.depth) return block.ordered === first.ordered ? at : undefined
  }
  return undefined
}
