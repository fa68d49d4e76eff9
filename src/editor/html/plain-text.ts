import { isBlankLink, safeLinkUrl } from '@/entities/campaign/mail/safe-url'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import { type Block, type Inline, isLeaf } from '../model/document'
import { domToSlate, htmlToSlate } from './html-to-slate'
import { cleanText, textInlines } from '../model/inlines'
import { ListCounter } from '../model/lists'

/**
 * Plain text of a document: writes out list markers, quote marks and addresses, and tokens in
 * braces.
 */
export function toPlainText(blocks: readonly Block[]): string {
  const counter = new ListCounter()
  let text = ''
  blocks.forEach((block, index) => {
    if (index > 0) text += isTight(blocks[index - 1], block) ? '\n' : '\n\n'
    text += writeBlock(block, counter.next(block)?.number ?? 1)
  })
  return text
}

function isTight(previous: Block | undefined, block: Block): boolean {
  // An empty paragraph is one empty line.
  if ([previous, block].some((one) => one?.type === 'paragraph' && isEmptyText(one))) return true
  return block.type === previous?.type && (block.type === 'list-item' || block.type === 'plain')
}

function writeBlock(block: Block, number: number): string {
  if (block.type === 'html-block') return htmlToPlainText(block.html)
  const text = block.children.map(writeInline).join('')
  if (block.type === 'quote') return prefixLines(text, '> ', '> ')
  if (block.type !== 'list-item') return text
  const indent = '  '.repeat(block.depth)
  const mark = block.ordered ? `${number}. ` : '- '
  return prefixLines(text, indent + mark, indent + ' '.repeat(mark.length))
}

const isEmptyText = (block: Block) => block.children.map(writeInline).join('').trim() === ''

const prefixLines = (text: string, first: string, rest: string) =>
  first + text.replaceAll('\n', `\n${rest}`)

function writeInline(node: Inline): string {
  if (isLeaf(node)) return node.text
  if (node.type === 'token') return tokenText(node.name)
  if (node.type === 'image') return node.alt ? `[${node.alt}]` : ''
  const text = node.children.map(writeInline).join('')
  const url = safeLinkUrl(node.url)
  const address = url.replace(/^(?:mailto|tel):/i, '')
  return !text || isBlankLink(url) || text.includes(address) ? text : `${text} (${address})`
}

export const plainBlocks = (text: string): Block[] =>
  textLines(text).map((line) => ({ type: 'plain', children: textInlines(line) }))

/** Plain text as a rich document: newlines become line breaks. */
export const fromPlainText = (text: string): Block[] => [
  { type: 'paragraph', children: textInlines(textLines(text).join('\n')) },
]

/**
 * Parses text from the clipboard: an empty line separates paragraphs, a single newline is a line
 * break.
 */
export const fromPastedText = (text: string): Block[] =>
  textLines(text)
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n(?:[ \u00A0]*\n)+/)
    .map((part) => ({ type: 'paragraph', children: textInlines(part) }))

const textLines = (text: string) => cleanText(text).split('\n')

export const htmlToPlainText = (html: string) =>
  toPlainText(htmlToSlate(html, { prepare: joinCells, carries: true }))

/** Writes a row of a table on one line. Rows of a layout, with several lines in a cell, stay. */
function joinCells(body: Element): void {
  // Inner tables first.
  for (const row of [...body.querySelectorAll('tr')].toReversed()) {
    const [first, ...others] = row.cells
    const texts = [...row.cells].map((cell) => toPlainText(domToSlate(cell)).trim())
    const filled = texts.filter(Boolean)
    if (!first || filled.length < 2 || texts.some((text) => text.includes('\n'))) continue
    first.textContent = texts.join(' | ')
    for (const cell of others) cell.remove()
  }
}
