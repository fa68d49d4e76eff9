import type { Block } from './document'
import { writeCode, writeInlines, writePlainLine } from './inlines-to-html'
import { clampDepths } from './list-depth'

/** Mail programs drop classes and style sheets: every look stands on its own element. */
const QUOTE_STYLE = 'margin:0 0 0 8px;padding-left:12px;border-left:3px solid #cccccc'
const CODE_STYLE =
  'padding:12px;border-radius:4px;background-color:#f4f4f4;font-family:monospace;white-space:pre-wrap'

/** The HTML of a document: few tags, inline styles, no classes. Reading it gives the same again. */
export function slateToHtml(document: readonly Block[]): string {
  let html = ''
  const blocks = clampDepths(document)
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
      return `<blockquote style="${QUOTE_STYLE}">${group.map(writeLine).join('')}</blockquote>`
    case 'plain':
      return writePlain(group)
    default:
      return writeLine(first)
  }
}

function writePlain(lines: readonly Block[]): string {
  const written = lines.map(writePlainLine)
  return `<p>${written.join('<br>')}${written.at(-1) === '' ? '<br>' : ''}</p>`
}

/** A block is written once: its object never changes. */
const written = new WeakMap<Block, string>()

function writeLine(block: Block): string {
  const known = written.get(block)
  if (known !== undefined) return known
  const html = writeBlock(block)
  written.set(block, html)
  return html
}

function writeBlock(block: Block): string {
  const style = alignStyle(block.align)
  switch (block.type) {
    case 'heading':
      return `<h${block.level}${style}>${writeInlines(block)}</h${block.level}>`
    case 'code':
      return `<pre style="${CODE_STYLE}">${writeCode(block)}</pre>`
    case 'list-item':
      return writeInlines(block)
    default:
      return `<p${style}>${writeInlines(block)}</p>`
  }
}

/** Nests flat items again: a deeper one is a list inside the item before it. */
function writeList(items: readonly Block[]): string {
  let html = ''
  const open: { tag: string; align?: string }[] = []
  const closeDownTo = (length: number) => {
    while (open.length > length) html += `</li></${open.pop()?.tag}>`
  }
  for (const item of items) {
    if (item.type !== 'list-item') continue
    const tag = item.ordered ? 'ol' : 'ul'
    closeDownTo(item.depth + 1)
    if (open[item.depth] && open[item.depth]?.tag !== tag) closeDownTo(item.depth)
    html += open[item.depth] ? '</li>' : `<${tag}>`
    // An item inherits the alignment of the one around it, unless it says its own.
    const outer = open[item.depth - 1]?.align
    const own = item.align ?? (outer ? 'left' : undefined)
    open[item.depth] = { tag, align: item.align }
    html += `<li${alignStyle(own)}>${writeLine(item)}`
  }
  closeDownTo(0)
  return html
}

const alignStyle = (align: string | undefined) => (align ? ` style="text-align:${align}"` : '')
