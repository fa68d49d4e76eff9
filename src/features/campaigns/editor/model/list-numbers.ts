import type { Block } from './document'

type Numbered = { number: number; isFirst: boolean }

/**
 * Numbers the items of a body, block by block. A list consists of adjacent items of one depth and
 * kind; deeper items belong to the item before them.
 */
export class ListCounter {
  private readonly open: { ordered: boolean; number: number }[] = []

  /** The position of an item in its list, ordered or not; undefined for other blocks. */
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

/** Only the first item of a list has a start number. */
export function withoutLostStarts(blocks: readonly Block[]): Block[] {
  const counter = new ListCounter()
  return blocks.map((block) => {
    const isFirst = counter.next(block)?.isFirst
    if (block.type !== 'list-item' || block.start === undefined || isFirst) return block
    const { start: _, ...rest } = block
    return rest
  })
}

/** The index of the next item of the list whose first item is at `index`. */
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
