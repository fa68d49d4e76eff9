import type { Block, Box } from './document'

export const isSeparate = (list: Box | undefined, open: Box | undefined): boolean =>
  Boolean(list?.isSeparate) && list !== open

type Numbered = { number: number; isFirst: boolean; isSeparate: boolean }

/**
 * Numbers list items, block by block. A list consists of adjacent items of one depth and kind;
 * deeper items belong to the item before them.
 */
export class ListCounter {
  private readonly open: { ordered: boolean; number: number; box: Box | undefined }[] = []

  /**
   * Position of an item in its list and whether the list is ordered; undefined for other blocks.
   */
  next(block: Block): Numbered | undefined {
    const { open } = this
    if (block.type !== 'list-item') {
      open.length = 0
      return undefined
    }
    const { depth, ordered, start = 1, list: box } = block
    open.length = Math.min(open.length, depth + 1)
    const before = open[depth]
    const list = before?.ordered === ordered && !isSeparate(box, before.box) ? before : undefined
    const number = list ? list.number + 1 : start
    open[depth] = { ordered, number, box: box ?? list?.box }
    return { number, isFirst: !list, isSeparate: !list && before?.ordered === ordered }
  }
}

/**
 * Normalises depths: an item is one level below the nearest preceding item that was shallower, so
 * that siblings stay siblings if their parent level is missing. Only the first item of an ordered
 * list has a start number: 1 only directly after another list. Valid blocks keep their identity.
 * @param listStarts items that start a new list although only a paragraph separates them from
 * another
 */
export function normaliseLists(
  blocks: readonly Block[],
  listStarts: ReadonlySet<Block> = new Set(),
): Block[] {
  const counter = new ListCounter()
  /** Original depths of the open items, outermost first. */
  let open: number[] = []
  return blocks.map((block) => {
    const { type } = block
    if (listStarts.has(block) || (type !== 'list-item' && type !== 'paragraph')) open = []
    if (type !== 'list-item') {
      counter.next(block)
      return block
    }
    open = [...open.filter((depth) => depth < block.depth), block.depth]
    const item = { ...block, depth: open.length - 1 }
    const { isFirst, isSeparate } = counter.next(item) ?? {}
    if (!isFirst || !item.ordered) delete item.start
    else if (isSeparate) item.start ??= 1
    else if (item.start === 1) delete item.start
    return item.depth === block.depth && item.start === block.start ? block : item
  })
}

/**
 * An item is at most one level below the item before it. Paragraphs in between belong to that item
 * and do not end its list.
 */
export function deepestAt(blocks: readonly Block[], index: number): number {
  let at = index - 1
  while (blocks[at]?.type === 'paragraph') at -= 1
  const before = blocks[at]
  return before?.type === 'list-item' ? before.depth + 1 : 0
}

/** Index of the next item of the list whose first item is at `index`. */
export function nextInList(blocks: readonly Block[], index: number): number | undefined {
  const first = blocks[index]
  if (first?.type !== 'list-item') return undefined
  const at = blocks.findIndex(
    (block, at) => at > index && (block.type !== 'list-item' || block.depth <= first.depth),
  )
  const next = blocks[at]
  const isSame =
    next?.type === 'list-item' && next.depth === first.depth && next.ordered === first.ordered
  return isSame ? at : undefined
}
