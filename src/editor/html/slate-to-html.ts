import {
  type Align,
  type Block,
  blockDirection,
  type Box,
  type Dir,
  type Origin,
  startSide,
} from '../model/document'
import { writeCode, writeInlines, writePlainLine } from './inlines-to-html'
import { isSeparate, normaliseLists } from '../model/lists'
import { byObject } from '@/shared/lib/values/by-object'

/** Every style is inline, because mail clients drop classes and style sheets. */
const QUOTE_STYLE = 'margin:0 0 0 8px;padding-left:12px;border-left:3px solid #cccccc'
const RTL_QUOTE_STYLE = 'margin:0 8px 0 0;padding-right:12px;border-right:3px solid #cccccc'
const CODE_STYLE =
  'padding:12px;border-radius:4px;background-color:#f4f4f4;font-family:monospace;white-space:pre-wrap'

/** Wraps a list that starts one level deeper; has no marker and is not counted. */
const OPEN_DEEPER = '<ul style="list-style-type:none"><li style="list-style-type:none">'

/**
 * Serialises a document: few tags, inline styles, no classes, and the original elements around each
 * block. Parsing the result gives the same document.
 */
export function slateToHtml(document: readonly Block[]): string {
  const blocks = normaliseLists(document)
  const chains = chainsOf(blocks)
  const boxes = new OpenBoxes()
  let html = ''
  let isBehindText = false
  for (let from = 0; from < blocks.length;) {
    const to = endOfGroup(blocks, chains, from)
    const moved = boxes.moveTo(chains[from] ?? [])
    const [first] = blocks.slice(from, to)
    const isText = first?.origin?.own === 'text'
    const group = writeGroup(blocks.slice(from, to), boxes)
    html += moved
    html += isText && isBehindText && !moved ? `<div>${group}</div>` : group
    isBehindText = isText
    from = to
  }
  return html + boxes.moveTo([])
}

class OpenBoxes {
  private open: readonly Box[] = []
  private readonly written = new Set<Box>()

  /**
   * Closes and opens elements to match the chain.
   * @returns their tags
   */
  moveTo(chain: readonly Box[]): string {
    const { open } = this
    const shared = sharedLength(open, chain)
    this.open = chain
    const closed = open.slice(shared).toReversed()
    const opened = chain.slice(shared)
    return (
      closed.map(({ tag }) => `</${tag}>`).join('') +
      opened.map((box) => `<${box.tag}${this.attributesOf(box)}>`).join('')
    )
  }

  /** The id and name of an element that was split are written only once. */
  attributesOf(box: Box): string {
    const isWritten = this.written.has(box)
    this.written.add(box)
    return isWritten ? box.attributes.replace(/ (?:id|name)="[^"]*"/g, '') : box.attributes
  }
}

function sharedLength(a: readonly Box[], b: readonly Box[]): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Ancestor elements of each block. An inserted block shares those of its neighbours. */
function chainsOf(blocks: readonly Block[]): (readonly Box[])[] {
  const chains: (readonly Box[])[] = []
  for (const [index, { origin }] of blocks.entries()) {
    if (origin) {
      chains.push(origin.boxes)
      continue
    }
    const before = chains.at(-1) ?? []
    const after = blocks.slice(index).find((block) => block.origin)?.origin?.boxes ?? []
    const shared = before.slice(0, sharedLength(before, after))
    const quote = shared.findIndex(isQuote)
    chains.push(quote < 0 ? shared : shared.slice(0, quote))
  }
  return chains
}

const isQuote = ({ tag }: Box) => tag === 'blockquote'

function endOfGroup(
  blocks: readonly Block[],
  chains: readonly (readonly Box[])[],
  from: number,
): number {
  const type = blocks[from]?.type
  const chain = chains[from] ?? []
  const isSameChain = (other: readonly Box[] | undefined) =>
    other?.length === chain.length && sharedLength(other, chain) === chain.length
  let to = from + 1
  if (type === 'list-item' || type === 'plain' || (type === 'quote' && !chain.some(isQuote))) {
    while (blocks[to]?.type === type && isSameChain(chains[to])) to += 1
  }
  return to
}

function writeGroup(group: readonly Block[], boxes: OpenBoxes): string {
  const [first] = group
  if (!first) return ''
  if (first.type === 'list-item') return writeList(group, boxes)
  if (first.type === 'plain') return writePlain(group)
  if (first.origin?.own) return writeOwn(first, first.origin, boxes)
  if (first.type === 'quote' && !first.origin?.boxes.some(isQuote)) return writeQuote(group, first)
  return writeLine(first)
}

function writeOwn(block: Block, origin: Origin, boxes: OpenBoxes): string {
  const { own } = origin
  if (!own || own === 'text') {
    const content = contentOf(block)
    const attributes = relaid('', block, origin)
    return attributes ? `<div${attributes}>${content}</div>` : content
  }
  const { opening, content: inside } = inOwn(own, block, origin, boxes)
  return `${opening}${inside}</${own.tag}>`
}

function inOwn(own: Box, block: Block, origin: Origin, boxes: OpenBoxes) {
  const { inner } = origin
  const attributes = boxes.attributesOf(own)
  const content = contentOf(block)
  if (!inner) return { opening: `<${own.tag}${relaid(attributes, block, origin)}>`, content }
  const innerAttributes = relaid(boxes.attributesOf(inner), block, origin)
  return {
    opening: `<${own.tag}${attributes}>`,
    content: `<${inner.tag}${innerAttributes}>${content}</${inner.tag}>`,
  }
}

const isSame = ({ origin, children }: Block) =>
  origin?.same.children === children ||
  JSON.stringify(origin?.same.children) === JSON.stringify(children)

/** Inner HTML of a block; verbatim while its content is unchanged. */
const contentOf = byObject((block: Block): string => {
  const kept = isSame(block) ? block.origin?.html : undefined
  return kept ?? (block.type === 'code' ? writeCode(block) : writeInlines(block))
})

/** The attributes of a block, updated to its current alignment and direction. */
function relaid(attributes: string, block: Block, { same }: Origin): string {
  const dir = blockDirection(block)
  let result = attributes
  const isTouched = !isSame(block) || block.align !== same.align
  if (isTouched && dir !== same.dir && (dir === 'rtl' || same.dir)) {
    result = `${result.replace(/ dir="[^"]*"/, '')}${dirAttribute(dir)}`
  }
  if (block.align === same.align) return result
  const style = / style="([^"]*)"/.exec(result)?.[1] ?? ''
  const rest = style.replace(/(?:^|;)\s*text-align\s*:[^;]*/gi, '').replace(/^[;\s]+|[;\s]+$/g, '')
  const align = `text-align:${block.align ?? startSide(block)}`
  result = result.replace(/ (?:style|align)="[^"]*"/g, '')
  return `${result} style="${rest ? `${rest};` : ''}${align}"`
}

function writeQuote(group: readonly Block[], first: Block): string {
  const dir = dirToWrite(first)
  const style = dir === 'rtl' ? RTL_QUOTE_STYLE : QUOTE_STYLE
  const lines = group.map((block) => (dir ? writeBlock(block, dir) : writeLine(block)))
  return `<blockquote${dirAttribute(dir)} style="${style}">${lines.join('')}</blockquote>`
}

function writePlain(lines: readonly Block[]): string {
  const written = lines.map(writePlainLine)
  const first = lines.map(blockDirection).find(Boolean)
  return `<p${dirAttribute(first === 'rtl' ? first : undefined)}>${written.join('<br>')}${written.at(-1) === '' ? '<br>' : ''}</p>`
}

const writeLine = byObject((block: Block) => writeBlock(block))

/** @param outer inherited direction, if any */
function writeBlock(block: Block, outer?: Dir): string {
  const style = dirAttribute(dirToWrite(block, outer)) + alignStyle(alignToWrite(block, outer))
  switch (block.type) {
    case 'heading':
      return `<h${block.level}${style}>${writeInlines(block)}</h${block.level}>`
    case 'code':
      return `<pre style="${CODE_STYLE}">${contentOf(block)}</pre>`
    case 'list-item':
      return writeInlines(block)
    case 'html-block':
      return block.html
    default:
      return `<p${style}>${writeInlines(block)}</p>`
  }
}

/** Open list at a depth, with the direction and alignment of its last item. */
type OpenList = {
  tag: string
  box?: Box
  isHolder?: true
  dir?: Dir
  itemDir?: Dir
  itemAlign?: Align
}

/** Nests flat items: a deeper item becomes a list inside the item before it. */
function writeList(items: readonly Block[], boxes: OpenBoxes): string {
  let html = ''
  const open: OpenList[] = []
  const closeDownTo = (length: number) => {
    while (open.length > length) html += `</li></${open.pop()?.tag}>`
  }
  for (const item of items) {
    if (item.type !== 'list-item') continue
    const { depth } = item
    const tag = item.ordered ? 'ol' : 'ul'
    closeDownTo(depth + 1)
    const { origin, list: box } = item
    if (open[depth]?.tag !== tag || open[depth].isHolder || isSeparate(box, open[depth].box))
      closeDownTo(depth)
    for (; open.length < depth; open.push({ tag: 'ul', isHolder: true })) html += OPEN_DEEPER
    const outer = open[depth - 1]
    let list = open[depth]
    if (list) {
      html += '</li>'
    } else {
      const source = origin && box
      const dir = source ? undefined : dirToWrite(item, outer?.itemDir)
      const attributes = source ? boxes.attributesOf(source) : dirAttribute(dir)
      html += `<${tag}${startAttribute(item.start)}${attributes}>`
      list = { tag, box, dir: dir ?? outer?.itemDir }
    }
    if (origin?.own && origin.own !== 'text') {
      const { opening, content } = inOwn(origin.own, item, origin, boxes)
      html += opening + content
      open[depth] = { ...list, itemDir: item.dir, itemAlign: item.align }
      continue
    }
    const dir = dirToWrite(item, list.dir)
    // An item inherits the alignment of its parent item unless it has its own.
    const start = startSide(item, list.dir)
    const isMoved = outer?.itemAlign && outer.itemAlign !== start
    const align = alignToWrite(item, list.dir) ?? (isMoved ? start : undefined)
    html += `<li${dirAttribute(dir)}${alignStyle(align)}>${writeLine(item)}`
    open[depth] = {
      ...list,
      itemDir: dir ?? list.dir,
      itemAlign: align ?? outer?.itemAlign,
    }
  }
  closeDownTo(0)
  return html
}

/** The direction to write for a block; undefined if it is inherited. */
function dirToWrite(block: Block, outer?: Dir): Dir | undefined {
  const dir = blockDirection(block)
  if (dir === outer) return undefined
  return outer || block.dir || dir === 'rtl' ? dir : undefined
}

const alignToWrite = (block: Block, outer?: Dir) =>
  block.align === startSide(block, outer) ? undefined : block.align

const dirAttribute = (dir: Dir | undefined) => (dir ? ` dir="${dir}"` : '')

const startAttribute = (start: number | undefined) =>
  start === undefined || start === 1 ? '' : ` start="${start}"`
const alignStyle = (align: string | undefined) => (align ? ` style="text-align:${align}"` : '')
