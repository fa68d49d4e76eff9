import { escapeHtml } from '@/entities/campaign/mail/mail-source'
import { keptLinkUrl, safeImageUrl } from '@/entities/campaign/mail/safe-url'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import {
  type Block,
  haveSameMarks,
  type ImageNode,
  type Inline,
  type Marks,
  marksOf,
} from '../model/document'
import {
  cleanText,
  type InlineRun,
  keepSpaces,
  normaliseSpaces,
  rewrite,
  type RunItem,
  runText,
  toRun,
  withoutControlCharacters,
} from '../model/inlines'
import { closeWrap } from './read-element'

export const IMAGE_STYLE = 'max-width:100%'

export function writeCode({ children }: Block): string {
  const text = toRun(children).map(writeCodePiece).join('')
  // Parsers drop a leading line break, and our reader a trailing one.
  return `${text.replace(/^\n/, '<br>')}${text.endsWith('\n') ? '\n' : ''}`
}

function writeCodePiece({ node }: RunItem): string {
  if ('text' in node) return escapeHtml(withoutControlCharacters(node.text))
  return node.type === 'token' ? tokenText(node.name) : ''
}

export function writeInlines({ children, origin }: Block): string {
  const { html, text } = writeRun(children, origin?.marks)
  // A trailing break is only visible if another one follows.
  return html === '' || text.endsWith('\n') ? `${html}<br>` : html
}

export const writePlainLine = ({ children }: Block) => writeRun(children).html

function writeRun(children: readonly Inline[], outer: Marks = {}) {
  const run = toRun(children).map(withCleanText)
  const text = normaliseSpaces(runText(run))
  const links = grouped(rewrite(run, keepSpaces(text)), (a, b) => a.link === b.link)
  return { html: links.map((items) => writeLink(items, outer)).join(''), text }
}

const withCleanText = (item: RunItem): RunItem =>
  'text' in item.node ? { ...item, node: { text: cleanText(item.node.text) } } : item

/** Groups of adjacent items. */
function grouped(run: InlineRun, isSame: (a: RunItem, b: RunItem) => boolean): InlineRun[] {
  const groups: InlineRun[] = []
  for (const item of run) {
    const last = groups.at(-1)
    if (last?.[0] && isSame(last[0], item)) last.push(item)
    else groups.push([item])
  }
  return groups
}

function writeLink(items: InlineRun, outer: Marks): string {
  const inside = grouped(items, (a, b) => haveSameMarks(a.marks, b.marks))
    .map((same) => writeMarks(same[0]?.marks ?? {}, outer, same.map(writeItem).join('')))
    .join('')
  const link = items[0]?.link
  if (!link) return inside
  return `<a href="${escapeHtml(keptLinkUrl(link.url))}"${link.attributes ?? ''}>${inside}</a>`
}

function writeMarks(all: Marks, outer: Marks, inside: string): string {
  const known: Record<string, unknown> = outer
  const marks: Marks = Object.fromEntries(
    Object.entries(marksOf(all)).filter(([name, value]) => known[name] !== value),
  )
  const { bold, italic, underline, strike, script, color, background, wrap } = marks
  const styles = [
    outer.bold && !all.bold && 'font-weight:normal',
    outer.italic && !all.italic && 'font-style:normal',
    outer.color && !all.color && 'color:initial',
    color && `color:${color}`,
    background && `background-color:${background}`,
  ]
  const style = styles.filter(Boolean).join(';')
  let html = style ? `<span style="${escapeHtml(style)}">${inside}</span>` : inside
  if (script) html = `<${script}>${html}</${script}>`
  if (strike) html = `<s>${html}</s>`
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<em>${html}</em>`
  if (bold) html = `<strong>${html}</strong>`
  return wrap ? wrap + html + closeWrap(wrap) : html
}

function writeItem({ node }: RunItem): string {
  if ('text' in node) return escapeHtml(node.text).replaceAll('\n', '<br>')
  return node.type === 'token' ? tokenText(node.name) : writeImage(node)
}

function writeImage({
  url,
  alt,
  width,
  attributes = ` style="${IMAGE_STYLE}"`,
}: ImageNode): string {
  const size = width ? ` width="${width}"` : ''
  return `<img src="${escapeHtml(safeImageUrl(url))}" alt="${escapeHtml(alt)}"${size}${attributes}>`
}
