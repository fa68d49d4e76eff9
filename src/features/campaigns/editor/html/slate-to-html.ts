import type { Align, Block, Dir } from '../model/document'
import { writeCode, writeInlines, writePlainLine } from './inlines-to-html'
import { clampDepths } from '../model/list-depth'
import { withoutLostStarts } from '../model/list-numbers'
import { blockDirection, startSide } from '../model/text-direction'

/** Mail programs drop classes and style sheets, so every style is inline. */
const QUOTE_STYLE = 'margin:0 0 0 8px;padding-left:12px;border-left:3px solid #cccccc'
const RTL_QUOTE_STYLE = 'margin:0 8px 0 0;padding-right:12px;border-right:3px solid #cccccc'
const CODE_STYLE =
  'padding:12px;border-radius:4px;background-color:#f4f4f4;font-family:monospace;white-space:pre-wrap'

/** Contains a list that starts one level down; it has no marker and does not count. */
const OPEN_DEEPER = '<ul style="list-style-type:none"><li style="list-style-type:none">'

/**
 * The HTML of a document: few tags, inline styles, no classes. Reading it gives the same document.
 */
export function slateToHtml(document: readonly Block[]): string {
  let html = ''
  const blocks = withoutLostStarts(clampDepths(document))
  for (let from = 0; from < blocks.length;) {
    const to = endOfGroup(blocks, from)
    html += writeGroup(blocks.slice(from, to))
    from = to
  }
  return html
}

function endOfGroup(blocks: readonly Block[], from: number): number {
  const type = blocks[from]?.type
  let to = from + 1
  if (type === 'list-item' || type === 'quote' || type === 'plain') {
    while (blocks[to]?.type === type) to += 1
  }
  return to
}

function writeGroup(group: readonly Block[]): string {
  const [first] = group
  if (!first) return ''
  switch (first.type) {
    case 'list-item':
      return writeList(group)
    case 'quote':
      return writeQuote(group, first)
    case 'plain':
      return writePlain(group)
    default:
      return writeLine(first)
  }
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

/** Cached by block: a block object never changes. */
const written = new WeakMap<Block, string>()

function writeLine(block: Block): string {
  const known = written.get(block)
  if (known !== undefined) return known
  const html = writeBlock(block)
  written.set(block, html)
  return html
}

/** @param outer the direction that is set around it, if any */
function writeBlock(block: Block, outer?: Dir): string {
  const style = dirAttribute(dirToWrite(block, outer)) + alignStyle(alignToWrite(block, outer))
  switch (block.type) {
    case 'heading':
      return `<h${block.level}${style}>${writeInlines(block)}</h${block.level}>`
    case 'code':
      return `<pre style="${CODE_STYLE}">${writeCode(block)}</pre>`
    case 'list-item':
      return writeInlines(block)
    case 'html-block':
      return block.html
    default:
      return `<p${style}>${writeInlines(block)}</p>`
  }
}

/** What is open at a depth: a list, with the direction and alignment of its last item. */
type OpenList = { tag: string; isHolder?: true; dir?: Dir; itemDir?: Dir; itemAlign?: Align }

/** Nests flat items: a deeper item becomes a list inside the item before it. */
function writeList(items: readonly Block[]): string {
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
    if (open[depth]?.tag !== tag || open[depth].isHolder) closeDownTo(depth)
    for (; open.length < depth; open.push({ tag: 'ul', isHolder: true })) html += OPEN_DEEPER
    const outer = open[depth - 1]
    let list = open[depth]
    if (list) {
      html += '</li>'
    } else {
      const dir = dirToWrite(item, outer?.itemDir)
      html += `<${tag}${startAttribute(item.start)}${dirAttribute(dir)}>`
      list = { tag, dir: dir ?? outer?.itemDir }
    }
    const dir = dirToWrite(item, list.dir)
    // An item inherits the alignment of the item around it unless it has its own.
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

/** The attribute that gives a block its direction; empty where it is inherited. */
function dirToWrite(block: Block, outer?: Dir): Dir | undefined {
  const dir = blockDirection(block)
  if (dir === outer) return undefined
  return outer || block.dir || dir === 'rtl' ? dir : undefined
}

const alignToWrite = (block: Block, outer?: Dir) =>
  block.align === startSide(block, outer) ? undefined : block.align

const dirAttribute = (dir: Dir | undefined) => (dir ? ` dir="${dir}"` : '')

const startAttribute = (start: number | undefined) =>
  start === undefined ? '' : ` start="${start}"`

const alignStyle = (align: string | undefined) => (align ? ` style="text-align:${align}"` : '')
