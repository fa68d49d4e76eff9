import { colorOf, groundOf } from '@/entities/campaign/mail/contrast'
import { type Block, htmlBlock } from '../model/document'
import { domToSlate } from '../html/html-to-slate'
import { readableInline } from './pasted-colors'
import { readAlign, readDir } from '../html/read-marks'
import { dropNeedlessDirection } from '../model/text-direction'
import { slateToHtml } from '../html/slate-to-html'

const CELL = 'padding:6px 10px;border:1px solid #cccccc;vertical-align:top'

/**
 * Rewrites a pasted table so that mail clients render it consistently: its cells contain the
 * editor's own HTML. A single-cell table is only a frame and is unwrapped.
 */
export function keepTable(element: Element): Block | undefined {
  if (!(element instanceof HTMLTableElement)) return undefined
  const rows = [...element.rows].filter((row) => row.cells.length > 0)
  if (rows.flatMap((row) => [...row.cells]).length < 2) return undefined
  const caption = element.caption ? slateToHtml(domToSlate(element.caption)) : ''
  const written = rows.map((row) => `<tr>${[...row.cells].map(writeCell).join('')}</tr>`)
  return htmlBlock(
    `${caption}<table${directionAround(element)} cellspacing="0" style="border-collapse:collapse"><tbody>${written.join('')}</tbody></table>`,
  )
}

function writeCell(cell: HTMLTableCellElement): string {
  const tag = cell.tagName === 'TH' ? 'th' : 'td'
  const background = groundOf(cell) || undefined
  const align = readAlign(cell)
  const styles = [
    CELL,
    ...(background ? [`background-color:${background}`] : []),
    ...(align || tag === 'th' ? [`text-align:${align || 'left'}`] : []),
  ]
  const spans = [
    ...(cell.colSpan > 1 ? [` colspan="${cell.colSpan}"`] : []),
    ...(cell.rowSpan > 1 ? [` rowspan="${cell.rowSpan}"`] : []),
  ]
  const [dir, content] = writeContent(cell, background)
  return `<${tag}${spans.join('')}${dir} style="${styles.join(';')}">${content}</${tag}>`
}

/** Direction of a table, which is the order of its columns; '' from left to right. */
function directionAround(element: Element | null): string {
  if (!element) return ''
  const dir = readDir(element)
  if (dir === undefined) return directionAround(element.parentElement)
  return dir === 'rtl' ? ' dir="rtl"' : ''
}

/**
 * Writes a single line without a paragraph, which would add margins.
 * @returns the direction of that line, and the HTML
 */
function writeContent(cell: HTMLTableCellElement, background: string | undefined) {
  const blocks = domToSlate(cell, { keep: keepTable, color: colorAround(cell) })
  for (const block of blocks) {
    block.children = block.children.map((node) => readableInline(node, background))
    dropNeedlessDirection(block)
  }
  const html = slateToHtml(blocks)
  const isLine = blocks.length === 1 && blocks[0]?.type === 'paragraph'
  const [, dir = '', line = html] = (isLine && /^<p( dir="\w+")?[^>]*>(.*)<\/p>$/s.exec(html)) || []
  return [dir, line]
}

/** Text colour inherited from the cell, its row or its table. */
function colorAround(element: Element | null): string | undefined {
  if (!element) return undefined
  return colorOf(element) ?? colorAround(element.parentElement)
}
